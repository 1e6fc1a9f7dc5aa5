import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES } from '@cairn/shared-contracts/i18n/locales';
import { describe, expect, it } from '@jest/globals';
import { type MessageKey, type MessageParams, messageText } from './messages.ts';

describe('what the api tells a person', () => {
  /** translations are held complete by shared-contracts/i18n/texts.test.ts */
  it.each<[MessageKey, MessageParams, string]>([
    ['validation.required', {}, 'Required field'],
    ['validation.email', {}, 'Please enter a valid e-mail'],
    ['validation.confirmed', {}, 'Do not match'],
    ['validation.minLength', { length: 8 }, 'Minimum 8 characters'],
    ['validation.maxLength', { length: 4000 }, 'Maximum 4,000 characters'],
    ['validation.minValue', { min: 1 }, 'Minimum 1'],
    ['validation.maxValue', { max: 20 }, 'Maximum 20'],
    ['validation.phone', {}, 'Please enter a valid phone number'],
    ['validation.url', {}, 'Incorrect url'],
    ['validation.fallback', {}, 'Incorrect value'],
    ['validation.chatId', {}, 'data.chatId must be a number'],
    ['validation.tourId', {}, 'tour id must be a number'],
    ['refused.forbidden', {}, 'Sorry, you do not have permission to access this page.'],
    ['refused.tour_is_gone', {}, 'no longer available because the tour dates have passed'],
    ['refused.internal_error', {}, 'Please try again later'],
  ])('%s is in English, word for word as specified', (key, params, words) => {
    expect(messageText({ key, params }, 'en-US')).toBe(words);
  });

  it('SMS that cannot be sent are told of in the words of the specification', () => {
    expect(messageText({ key: 'refused.channel_unavailable' }, 'en-US')).toMatch(
      /^SMS sending is currently unavailable due to technical reasons/,
    );
  });

  it.each([
    [0, 'На этот заезд мест нет. Выберите другой.'],
    [1, 'Осталось только 1 место.'],
    [3, 'Осталось только 3 места.'],
    [7, 'Осталось только 7 мест.'],
  ])('%d seats are counted by the rules of the language', (left, words) => {
    expect(messageText({ key: 'refused.not_enough_seats', params: { left } }, 'ru-RU')).toBe(words);
  });

  it.each([['fr-FR'], ['']])('a reader of %p reads English', (language) => {
    expect(messageText({ key: 'validation.required' }, language)).toBe('Required field');
  });

  it.each(LOCALES)('more than one sentence ends as the first of them does: $code', ({ code }) => {
    const texts: Record<string, Record<string, unknown>> = JSON.parse(
      readFileSync(join(import.meta.dirname, `../i18n/${code}.json`), 'utf8'),
    );
    const said = Object.values({ ...texts.refused, ...texts.instead }).filter((text) => typeof text === 'string');
    const several = said.filter((text) => /[.!?。！？]\s*\S/u.test(text));
    expect(several.length).toBeGreaterThan(9);
    expect(several.filter((text) => !/[.!?。！？]\}*$/u.test(text))).toEqual([]);
  });

  it.each(LOCALES)('a broken rule reads the same whether the form or the api finds it: $code', ({ code }) => {
    const read = (folder: string): Record<string, Record<string, string>> =>
      JSON.parse(readFileSync(join(import.meta.dirname, '../..', folder, `i18n/${code}.json`), 'utf8'));
    const form = read('shared-contracts/ui').validation ?? {};
    const rules = Object.entries(read('api').validation ?? {});
    const shared = rules.filter(([rule]) => Object.hasOwn(form, rule));
    expect(shared.length).toBeGreaterThan(9);
    expect(Object.fromEntries(shared)).toEqual(Object.fromEntries(shared.map(([rule]) => [rule, form[rule]])));
  });
});
