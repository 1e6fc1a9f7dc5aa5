import { type RenderOptions, renderPage } from '@cairn/shared-contracts/testing/render';
import type { ReactNode } from 'react';
import texts from '../i18n/en-US.json' with { type: 'json' };

/** Shows a part of a tour page as the shell would, the api played by `calls`. */
export function renderInPage(
  ui: ReactNode,
  calls: RenderOptions['calls'] = {},
  options: Omit<RenderOptions, 'calls' | 'texts'> = {},
) {
  const view = renderPage(ui, { ...options, texts: { 'mf-tour': texts }, calls });
  return { ...view, /** paths with their queries */ asked: () => view.calls.map(({ address }) => address) };
}
