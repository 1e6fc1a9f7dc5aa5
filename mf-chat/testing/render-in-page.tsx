import { LoginSlot, type PlayedCalls, type RenderOptions, renderPage } from '@cairn/shared-contracts/testing/render';
import type { ReactNode } from 'react';
import texts from '../i18n/en-US.json' with { type: 'json' };

/** Shows a part of a chat's page as the shell would, with a login that succeeds, the api played by `calls`. */
export const renderInPage = (ui: ReactNode, calls: PlayedCalls, more: Pick<RenderOptions, 'site'> = {}) =>
  renderPage(ui, { texts: { 'mf-chat': texts }, slot: LoginSlot, calls, ...more });
