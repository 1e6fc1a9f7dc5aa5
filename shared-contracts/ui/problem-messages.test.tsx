import { describe, expect, it } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createI18n } from '../i18n/create-i18n.ts';
import { TextsContext } from '../i18n/use-translation.ts';
import type { ApiError } from '../state/api-error.ts';
import de from './i18n/de.json' with { type: 'json' };
import { useRefusalMessages } from './problem-messages.ts';

const refused = (code: string, message: string): ApiError => ({
  kind: 'refused',
  status: 422,
  code,
  message,
  fields: {},
});

const onGermanPage = ({ children }: { children: ReactNode }) => (
  <TextsContext value={createI18n('de-DE', { kit: de })}>{children}</TextsContext>
);

describe('what a form on a German page says when a call does not go through', () => {
  it.each<[string, ApiError, string]>([
    ['the api refuses', refused('code_wrong', 'Dieser Code stimmt nicht.'), 'Dieser Code stimmt nicht.'],
    ['the api asks for a proof', { kind: 'captcha', hard: false, message: 'Noch einmal' }, 'Noch einmal'],
    ['the api is away', refused('api_unreachable', 'Please try again later'), de.form.failed],
    ['the call came from elsewhere', refused('forged_request', 'This request did not come …'), de.form.failed],
    ['too much was sent', refused('body_too_large', 'The body is too large'), de.form.tooLarge],
    ['nobody is there', { kind: 'offline' }, de.form.offline],
    ['the answer makes no sense', { kind: 'broken', message: 'HTTP 500' }, de.form.failed],
  ])('%s', (_title, error, words) => {
    expect(renderHook(() => useRefusalMessages(), { wrapper: onGermanPage }).result.current(error)).toBe(words);
  });
});
