import { describe, expect, it } from '@jest/globals';
import { type CardField, cardProblem, EMPTY_CARD, formatCvc, formatExpiry, formatNumber, passesLuhn } from './card.ts';

const NOW = new Date(2026, 10, 20);

describe('a card is formatted while it is typed', () => {
  it.each([
    ['4242424242424242', '4242 4242 4242 4242'],
    ['42424', '4242 4'],
    ['4242 ', '4242'],
    ['378282246310005', '3782 822463 10005'],
    ['3782822', '3782 822'],
    ['6304000000000000000123', '6304 0000 0000 0000 000'],
    ['', ''],
  ])('number %j becomes %j', (typed, shown) => {
    expect(formatNumber(typed)).toBe(shown);
  });

  it.each([
    ['9', '09'],
    ['0', '0'],
    ['1', '1'],
    ['12', '12'],
    ['1/', '01'],
    ['092', '09 / 2'],
    ['09 / 28', '09 / 28'],
    ['9/28', '09 / 28'],
    ['928', '09 / 28'],
    ['09/2028', '09 / 28'],
    ['2028-09', '09 / 28'],
    ['', ''],
  ])('expiry %j becomes %j', (typed, shown) => {
    expect(formatExpiry(typed)).toBe(shown);
  });

  it.each([
    ['12345', '4242', '123'],
    ['12345', '3782', '1234'],
    ['1a2', '4242', '12'],
  ])('security code %j of card %j becomes %j', (typed, number, shown) => {
    expect(formatCvc(typed, number)).toBe(shown);
  });
});

describe('the check digit', () => {
  it.each([
    ['4242 4242 4242 4242', true],
    ['4242 4242 4242 4241', false],
    ['4000 0000 0000 9995', true],
    ['3782 822463 10005', true],
    ['2424 2424 2424 2424', false],
  ])('of %s is right: %s', (number, isRight) => {
    expect(passesLuhn(number)).toBe(isRight);
  });
});

describe('what is wrong with a card', () => {
  it.each<[field: CardField, value: string, number: string, problem: string | null]>([
    ['number', '', '', 'numberMissing'],
    ['number', '4242', '', 'numberShort'],
    ['number', '4242 4242 4242 4241', '', 'numberWrong'],
    ['number', '4242 4242 4242 4242', '', null],
    ['expiry', '', '', 'expiryMissing'],
    ['expiry', '13 / 28', '', 'expiryWrong'],
    ['expiry', '00 / 28', '', 'expiryWrong'],
    ['expiry', '09', '', 'expiryWrong'],
    ['expiry', '10 / 26', '', 'expiryPast'],
    ['expiry', '12 / 25', '', 'expiryPast'],
    ['expiry', '11 / 26', '', null],
    ['expiry', '01 / 27', '', null],
    ['cvc', '', '4242', 'cvcMissing'],
    ['cvc', '12', '4242', 'cvcMissing'],
    ['cvc', '123', '4242', null],
    ['cvc', '123', '3782', 'cvcMissing4'],
    ['cvc', '1234', '3782', null],
    ['name', '  ', '', 'nameMissing'],
    ['name', 'KATE NOVAK', '', null],
  ])('%s %j (card %j): %s', (field, value, number, problem) => {
    expect(cardProblem(field, { ...EMPTY_CARD, number, [field]: value }, NOW)).toBe(problem);
  });
});
