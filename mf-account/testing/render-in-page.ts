import { pageRenderer } from '@cairn/shared-contracts/testing/render';
import texts from '../i18n/en-US.json' with { type: 'json' };

/** Shows a part of an account page, as the shell would. */
export const renderInPage = pageRenderer({ 'mf-account': texts });
