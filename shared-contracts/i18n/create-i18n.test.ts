import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createI18n } from './create-i18n.ts';

const TEXTS = {
  shell: { title: 'Cairn' },
  'mf-tour': {
    seats: '{count, plural, =0 {No seats} one {# seat} other {# seats}} left',
    level: '{level, select, easy {An easy walk} other {A walk}}',
    greeting: 'Hello, {name}',
    nested: { deep: 'Deep' },
  },
};

let warn: ReturnType<typeof jest.spyOn>;
beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('texts of a page', () => {
  it.each<[string, Record<string, string | number>, string]>([
    ['seats', { count: 0 }, 'No seats left'],
    ['seats', { count: 1 }, '1 seat left'],
    ['seats', { count: 12 }, '12 seats left'],
    ['seats', { count: 1234 }, '1,234 seats left'],
    ['level', { level: 'easy' }, 'An easy walk'],
    ['level', { level: 'other' }, 'A walk'],
    ['greeting', { name: '<b>Kate & Co</b>' }, 'Hello, <b>Kate & Co</b>'],
    ['nested.deep', {}, 'Deep'],
  ])('%s of %j reads %j', (key, values, text) => {
    const t = createI18n('en-US', TEXTS).of('mf-tour');
    expect(t(key, values)).toBe(text);
    expect(warn).not.toHaveBeenCalled();
  });

  it('messages share what writes their numbers', () => {
    const asked = jest.spyOn(Intl, 'NumberFormat');
    // a locale that nobody has written numbers in
    const { t } = createI18n(`en-x-${randomUUID().slice(0, 8)}`, {
      shell: { seats: '{n, plural, other {#}}', beds: '{n, plural, other {# beds}}' },
    });
    expect([t('seats', { n: 1_000 }), t('beds', { n: 20_000 })]).toEqual(['1,000', '20,000 beds']);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['{name}. Next.', 'до 21 февр. 2027 г.', 'до 21 февр. 2027 г. Next.'],
    ['{name}.', 'bis 21. Feb.', 'bis 21. Feb.'],
    ['{name}…', 'Wait', 'Wait…'],
    ['{name}', 'Who knows...', 'Who knows...'],
    ['{name}', '/a/../b', '/a/../b'],
  ])('%j with %j ends with one full stop', (message, name, text) => {
    expect(createI18n('ru-RU', { shell: { message } }).t('message', { name })).toBe(text);
  });

  it('what was written before is written again the same, and nothing else in its place', () => {
    const t = createI18n('en-US', TEXTS).of('mf-tour');
    const both = () => [
      t('seats', { count: 1 }),
      t('seats', { count: 0 }),
      t('greeting', { name: '1' }),
      t('greeting', { name: 'A\nname\v1\v1' }),
      t('greeting', { name: 'A', other: '1' }),
      t('greeting', { name: undefined, other: 'A' }),
      t('greeting', { other: 'A' }),
    ];
    const first = both();
    expect(first.slice(0, 5)).toEqual(['1 seat left', 'No seats left', 'Hello, 1', 'Hello, A\nname\v1\v1', 'Hello, A']);
    expect(both()).toEqual(first);
  });

  it('a text that is changed in place is written as it is now', () => {
    const texts = { greeting: 'Hello, {name}', title: 'Guides' };
    const t = createI18n('en-US', { 'mf-tour': texts }).of('mf-tour');
    const both = () => [t('greeting', { name: 'Kate' }), t('title', {})];
    expect(both()).toEqual(['Hello, Kate', 'Guides']);
    Object.assign(texts, { greeting: 'Welcome, {name}', title: 'Our guides' });
    expect(both()).toEqual(['Welcome, Kate', 'Our guides']);
  });

  it('English texts that stood in give way to those that come', () => {
    const texts = createI18n('de-DE', {});
    texts.add('mf-tour', { greeting: 'Hello, {name}' }, 'en-US');
    const before = texts.of('mf-tour')('greeting', { name: 'Kate' });
    texts.add('mf-tour', { greeting: 'Hallo, {name}' });
    expect([before, texts.of('mf-tour')('greeting', { name: 'Kate' })]).toEqual(['Hello, Kate', 'Hallo, Kate']);
  });

  it('a missing message shows its key and is told of once', () => {
    const t = createI18n('en-US', TEXTS).of('mf-tour');
    expect([t('none'), t('none'), t('other')]).toEqual(['none', 'none', 'other']);
    expect(warn.mock.calls).toEqual([
      ['missing message mf-tour:none (en-US)'],
      ['missing message mf-tour:other (en-US)'],
    ]);
  });

  it("a remote's texts come with the remote, and stay as they came", () => {
    const texts = createI18n('en-US', { shell: TEXTS.shell });
    texts.add('mf-tour', TEXTS['mf-tour']);
    texts.add('mf-tour', { greeting: 'Changed' });
    expect(texts.of('mf-tour')('greeting', { name: 'Kate' })).toBe('Hello, Kate');
    expect(texts.t('title')).toBe('Cairn');
  });

  it("groups of a remote's texts come with the parts that show them, once each", () => {
    const texts = createI18n('en-US', {});
    texts.add('mf-tour', { card: { title: 'Tour' } });
    const t = texts.of('mf-tour');
    expect(t('card.title')).toBe('Tour');
    texts.add('mf-tour', { review: { title: 'Review' }, card: { title: 'Changed' } });
    expect([t('card.title'), t('review.title')]).toEqual(['Tour', 'Review']);
  });

  it.each([
    [1, '1 seat left'],
    [21, '21 seats left'],
  ])('texts that a remote has only in English keep English rules on a Russian page: %d', (count, text) => {
    const texts = createI18n('ru-RU', { shell: { title: 'Каирн' } });
    texts.add('mf-tour', TEXTS['mf-tour'], 'en-US');
    expect(texts.of('mf-tour')('seats', { count })).toBe(text);
    expect(texts.t('title')).toBe('Каирн');
    expect(warn).not.toHaveBeenCalled();
  });

  it('two pages side by side have texts of their own', () => {
    const [one, two] = [createI18n('en-US', TEXTS), createI18n('de-DE', { shell: { title: 'Steinmann' } })];
    expect([one.t('title'), two.t('title')]).toEqual(['Cairn', 'Steinmann']);
    expect([one.language, two.language]).toEqual(['en-US', 'de-DE']);
  });
});

it('a message does not ask Intl which locales it knows', () => {
  const asked = jest.spyOn(Intl.NumberFormat, 'supportedLocalesOf');
  expect(createI18n('de-DE', TEXTS).of('mf-tour')('greeting', { name: 'Ada' })).toBe('Hello, Ada');
  expect(asked).not.toHaveBeenCalled();
});
