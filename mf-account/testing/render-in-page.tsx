import type { Platform } from '@cairn/shared-contracts/remote/platform';
import { renderPage } from '@cairn/shared-contracts/testing/render';
import type { ReactNode } from 'react';
import texts from '../i18n/en-US.json' with { type: 'json' };

export interface Answer {
  status?: number;
  body: unknown;
}
/** what the api answers, by 'METHOD /path' */
export type Answers = Readonly<Record<string, (body: unknown) => Answer>>;

/** Shows a part of an account page as the shell would, the api played by `answers`. */
export function renderInPage(
  ui: ReactNode,
  { answers = {}, flags = {} }: { answers?: Answers; flags?: Platform['flags'] } = {},
) {
  const calls = Object.fromEntries(
    Object.entries(answers).map(([name, answer]) => [name, ({ body }: { body: unknown }) => answer(body)]),
  );
  return renderPage(ui, { texts: { 'mf-account': texts }, calls, flags });
}
