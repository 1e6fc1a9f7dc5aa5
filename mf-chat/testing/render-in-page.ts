import { LoginSlot, pageRenderer } from '@cairn/shared-contracts/testing/render';
import texts from '../i18n/en-US.json' with { type: 'json' };

/** Shows a part of a chat's page, with a login that succeeds, as the shell would. */
export const renderInPage = pageRenderer({ 'mf-chat': texts }, { slot: LoginSlot });
