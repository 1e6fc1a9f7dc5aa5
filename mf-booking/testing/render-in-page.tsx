import { LoginSlot, type PlayedCalls, type RenderOptions, renderPage } from '@cairn/shared-contracts/testing/render';
import type { ReactNode } from 'react';
import texts from '../i18n/en-US.json' with { type: 'json' };

/** Shows a part of a booking's page as the shell would, with a login that succeeds, the api played by `calls`. */
export const renderInPage = (
  ui: ReactNode,
  calls: PlayedCalls,
  path = '/here',
  more: Pick<RenderOptions, 'site' | 'user'> = {},
) => renderPage(ui, { texts: { 'mf-booking': texts }, slot: LoginSlot, calls, path, ...more });
