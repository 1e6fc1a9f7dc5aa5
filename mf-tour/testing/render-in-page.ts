import { pageRenderer } from '@cairn/shared-contracts/testing/render';
import texts from '../i18n/en-US.json' with { type: 'json' };

/** Shows a part of a tour page, as the shell would. */
export const renderInPage = pageRenderer({ 'mf-tour': texts });
