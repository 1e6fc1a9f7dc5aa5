import { describe, expect, it } from '@jest/globals';
import { cleanPhoneText, composePhone, foreignCountry, splitPhone } from './phone.ts';

describe('what a phone field keeps', () => {
  it.each([
    ['777 123 456', 'CZ', '777 123 456'],
    ['call 777', 'CZ', '777'],
    ['+420777123456', 'CZ', '+420777123456'],
    ['+420+777', 'CZ', '+420777'],
    ['(416) 555-0123', 'CA', '(416) 555-0123'],
    ['+1 (201) 555-0123', 'US', '+1 (201) 555-0123'],
    // longer than 18 characters: the separators go before any digit does
    ['+420 (777) 123-4567', 'CZ', '+4207771234567'],
    ['+12345678901234567890', 'US', '+12345678901234567'],
    ['', 'US', ''],
    // the slip of Russian numbers
    ['+8', 'RU', '8'],
    ['+8 912 345-67-89', 'RU', '8 912 345-67-89'],
    ['+89123456789', 'RU', '89123456789'],
    ['+7 912', 'RU', '+7 912'],
    ['+81 90', 'JP', '+81 90'],
    ['+8', null, '+8'],
  ])('of %j in %s: %j', (typed, country, kept) => {
    expect(cleanPhoneText(typed, country)).toBe(kept);
  });
});

describe('the country of a calling code that is not the chosen one’s', () => {
  it.each([
    ['+420 777 123 456', 'US', 'CZ'],
    ['+420', 'US', 'CZ'],
    // not known yet, and its own
    ['+42', 'US', undefined],
    ['+1 416 555 0123', 'US', undefined],
    ['+420777123456', 'CZ', undefined],
    // national numbers are read by the chosen one
    ['420777123456', 'US', undefined],
    ['', 'US', undefined],
    ['+420777123456', null, undefined],
  ])('of %j for %s: %s', (text, country, owner) => {
    expect(foreignCountry(text, country)).toBe(owner);
  });
});

describe('a number for the form', () => {
  it.each([
    ['777 123 456', '420', '+420777123456'],
    ['+420 777 123 456', '1', '+420777123456'],
    ['(201) 555-0123', '1', '+12015550123'],
    ['', '420', ''],
    ['+', '420', ''],
    ['12345', '999', '+99912345'],
  ])('%j behind +%s: %j', (text, callingCode, value) => {
    expect(composePhone(text, callingCode)).toBe(value);
  });
});

describe('a number of a form, shown again', () => {
  it.each([
    ['+420777123456', 'US', { country: 'CZ', text: '777123456' }],
    ['+420777123456', null, { country: 'CZ', text: '777123456' }],
    ['+15062345678', 'CA', { country: 'CA', text: '5062345678' }],
    ['+15062345678', 'DE', { country: 'US', text: '5062345678' }],
    ['+77710009998', 'KZ', { country: 'KZ', text: '7710009998' }],
    ['', 'CZ', { country: 'CZ', text: '' }],
    ['+99912345', 'CZ', { country: 'CZ', text: '+99912345' }],
  ])('%s with %s chosen: %j', (value, country, shown) => {
    expect(splitPhone(value, country)).toEqual(shown);
  });
});
