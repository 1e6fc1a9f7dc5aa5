import { afterEach, expect, it, jest } from '@jest/globals';
import { IntlMessageFormat } from 'intl-messageformat';
import { compileMessages } from './compile-messages.ts';
import { createI18n } from './create-i18n.ts';
import { takeTexts } from './take-texts.ts';

const TEXTS = { back: 'Back', seats: '{count, plural, one {# seat} other {# seats}}' };
const { __parse: parse } = IntlMessageFormat;
// a browser's build leaves the parser out
const withoutParser = () => {
  IntlMessageFormat.__parse = () => {
    throw new Error('no parser');
  };
};

afterEach(() => {
  IntlMessageFormat.__parse = parse;
  jest.restoreAllMocks();
});

it('parsed texts of a release are there at once and need no parser', () => {
  const compiled = compileMessages(TEXTS, 'en-US');
  withoutParser();
  const texts = createI18n('en-US', {});
  expect(takeTexts(texts, 'mf-tour', compiled, 'en-US')).toBeUndefined();
  const t = texts.of('mf-tour');
  expect([t('back'), t('seats', { count: 2 })]).toEqual(['Back', '2 seats']);
});

it('texts of an older release bring the parser, and are waited for', async () => {
  withoutParser();
  const texts = createI18n('en-US', {});
  await takeTexts(texts, 'mf-tour', TEXTS, 'en-US');
  expect(texts.of('mf-tour')('seats', { count: 1 })).toBe('1 seat');
});

it('a parsed message without its value shows its key, not a list of elements', () => {
  const texts = createI18n('en-US', {});
  void takeTexts(texts, 'mf-tour', compileMessages({ hello: 'Hello, {name}' }, 'en-US'), 'en-US');
  expect(texts.of('mf-tour')('hello')).toBe('hello');
});
