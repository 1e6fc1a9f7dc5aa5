import { type RenderOptions, renderPage } from '@cairn/shared-contracts/testing/render';
import type { ReactNode } from 'react';
import texts from '../i18n/en-US.json' with { type: 'json' };

/** Shows a part of a journal page as the shell would; the api answers `answers` by path, anything else is not found. */
export function renderInPage(
  ui: ReactNode,
  answers: Readonly<Record<string, unknown>>,
  path = '/here',
  more: Pick<RenderOptions, 'site'> = {},
) {
  const calls = Object.fromEntries(Object.entries(answers).map(([name, body]) => [`GET ${name}`, () => ({ body })]));
  const { calls: asked } = renderPage(ui, { texts: { 'mf-content': texts }, calls, path, ...more });
  return { /** paths with their queries */ asked: () => asked.map(({ address }) => address) };
}

/** content of a meta element of the page's head */
export const metaOf = (name: string): string | null | undefined =>
  document.head.querySelector(`meta[name="${name}"]`)?.getAttribute('content');

/** address of the page that search engines keep */
export const canonicalOf = (): string | null | undefined =>
  document.head.querySelector('link[rel="canonical"]')?.getAttribute('href');
