import { describe, expect, it } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createI18n } from '../i18n/create-i18n.ts';
import type { ApiError } from '../state/api-error.ts';
import de from './i18n/de.json' with { type: 'json' };
import en from './i18n/en-US.json' with { type: 'json' };
import { useLocalRefusal, useRefusalWords } from './problem-words.ts';

const refused = (code: string, message: string): ApiError => ({
  kind: 'refused',
  status: 422,
  code,
  message,
  fields: { code: [message, 'Something else'] },
});
const WRONG = refused('code_wrong', 'This code is not right. Check it and try again.');

const on =
  (locale: 'en-US' | 'de-DE') =>
  ({ children }: { children: ReactNode }) => (
    <I18nextProvider i18n={createI18n(locale, { kit: locale === 'en-US' ? en : de })}>{children}</I18nextProvider>
  );
const wordsOn = (locale: 'en-US' | 'de-DE') =>
  renderHook(() => useRefusalWords(), { wrapper: on(locale) }).result.current;

describe('what a form says when the api says no', () => {
  it('on an English page: the words of the api, which may be more exact than ours', () => {
    expect(wordsOn('en-US')(refused('not_enough_seats', 'Only 2 seats are left'))).toBe('Only 2 seats are left');
  });

  it.each<[ApiError, string]>([
    [WRONG, 'Dieser Code stimmt nicht. Prüfen Sie ihn und versuchen Sie es noch einmal.'],
    [refused('brand_new', 'Nobody has translated this'), 'Nobody has translated this'],
    [
      { kind: 'captcha', hard: false, message: 'Confirm' },
      'Bestätigen Sie, dass Sie ein Mensch sind, und versuchen Sie es noch einmal',
    ],
    [{ kind: 'offline' }, de.form.offline],
    [{ kind: 'broken', message: 'HTTP 500' }, de.form.failed],
  ])('on a German page %j is %s', (error, words) => {
    expect(wordsOn('de-DE')(error)).toBe(words);
  });

  it('the same words stand at the field that they were meant for', () => {
    const { result } = renderHook(() => useLocalRefusal(), { wrapper: on('de-DE') });
    expect(result.current(WRONG)).toMatchObject({ fields: { code: [de.refusal.code_wrong, 'Something else'] } });
  });

  it('the SMS text is that of the specification', () => {
    expect(en.refusal.channel_unavailable).toContain('SMS sending is currently unavailable due to technical reasons');
  });
});
