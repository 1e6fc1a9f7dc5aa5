import { describe, expect, it } from '@jest/globals';
import { draftKey, fitsField, isKeepable, isSecret } from './drafts.ts';

describe('key of a draft', () => {
  it.each([
    ['/register', '', 'newcomer', 'cairn:own:draft:/register:newcomer'],
    ['/de/register', '/de', 'newcomer', 'cairn:own:draft:/register:newcomer'],
    ['/de', '/de', 'search', 'cairn:own:draft:/:search'],
    ['/', '', 'search', 'cairn:own:draft:/:search'],
    ['/destinations', '/de', 'search', 'cairn:own:draft:/destinations:search'],
  ])('%s below %j, form %s: %s', (pathname, basename, id, key) => {
    expect(draftKey(pathname, basename, id)).toBe(key);
  });
});

describe('what is saved', () => {
  it.each([
    ['email', false],
    ['name', false],
    ['password', true],
    ['confirm_password', true],
    ['code', true],
    ['country_code', false],
    ['cvc', true],
    ['cardNumber', true],
  ])('%s is secret: %p', (name, secret) => {
    expect(isSecret(name, null)).toBe(secret);
  });

  it.each([
    ['text', true],
    [['a', 'b'], true],
    [null, true],
    [new File([], 'a.png'), false],
    [[new File([], 'a.png')], false],
  ])('%p: %p', (value, keepable) => {
    expect(isKeepable(value)).toBe(keepable);
  });

  it.each([
    ['a', '', true],
    [1, '', false],
    [['a'], [], true],
    ['a', [], false],
    [{}, [], false],
    ['2027-06-14', null, true],
    [null, 'x', true],
  ])('%j fits a field that starts with %j: %p', (saved, initial, fits) => {
    expect(fitsField(saved, initial)).toBe(fits);
  });
});
