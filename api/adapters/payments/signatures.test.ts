import { ALL_CURRENCIES } from '@cairn/shared-contracts/domain/currencies';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fromDecimal, toDecimal } from './decimal.ts';
import { assistantSignature, noticeSignature } from './moneta-signature.ts';
import { sberbankChecksum } from './sberbank-checksum.ts';
import { tbankToken } from './tbank-token.ts';

describe('signatures, by the examples of their documentations', () => {
  it('T-Bank', () => {
    const fields = {
      TerminalKey: 'MerchantTerminalKey',
      Amount: 19_200,
      OrderId: '21090',
      Description: 'Подарочная карта на 1000 рублей',
      DATA: { Phone: '+71234567890' },
      Receipt: { Items: [] },
    };
    expect(tbankToken(fields, 'usaf8fw8fsw21g')).toBe(
      '0024a00af7c350a3a67ca168ce06502aa72772456662e38696d48b56ee9c97d9',
    );
  });

  it('Sberbank: capital letters, the names in order, itself left out', () => {
    const fields = { status: '1', mdOrder: '3ff6962a-7dcc-4283-ab50-a6d7dd3386fe', amount: '123456' };
    const checksum = sberbankChecksum(fields, 'yourSecretToken');
    expect(checksum).toMatch(/^[\dA-F]{64}$/);
    expect(sberbankChecksum({ ...fields, checksum, sign_alias: 'x' }, 'yourSecretToken')).toBe(checksum);
    expect(sberbankChecksum({ ...fields, amount: '123457' }, 'yourSecretToken')).not.toBe(checksum);
  });

  it('MONETA: a link and a notice are signed differently', () => {
    const fields = { MNT_ID: '54600817', MNT_TRANSACTION_ID: 'a1', MNT_AMOUNT: '267.00', MNT_CURRENCY_CODE: 'RUB' };
    // printf '54600817a1267.00RUB0secret' | md5sum
    expect(assistantSignature(fields, 'secret')).toBe('c4a9116b4bb770fb6242b1cf2851ff97');
    // printf '54600817a177267.00RUB0secret' | md5sum
    expect(noticeSignature({ ...fields, MNT_OPERATION_ID: '77' }, 'secret')).toBe('c6fa2812852181763f51c26014cda2ed');
  });
});

describe('amounts with a point', () => {
  it.each([
    [26_700, 'EUR', '267.00'],
    [5, 'RUB', '0.05'],
    [1234, 'JPY', '1234.00'],
  ])('%i of %s is %s', (amount, currency, text) => {
    expect(toDecimal(amount, currency)).toBe(text);
  });

  it.each(['', '1,00', '-1.00', '1.234', 'NaN', '1.50 '])('%j is none', (text) => {
    expect(fromDecimal(text, 'EUR')).toBeUndefined();
  });

  it('a part of a yen is none', () => {
    expect([fromDecimal('1.50', 'JPY'), fromDecimal('7', 'JPY')]).toEqual([undefined, 7]);
  });

  it('come back as they went, in every currency', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), fc.constantFrom(...ALL_CURRENCIES), (amount, currency) => {
        expect(fromDecimal(toDecimal(amount, currency), currency)).toBe(amount);
      }),
    );
  });
});
