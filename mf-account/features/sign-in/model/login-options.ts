import { siteEndpoints } from '@cairn/shared-contracts/api/site.endpoints';
import type { SiteTokens } from '@cairn/shared-contracts/api/site.schema';
import type { CodeSender } from '@cairn/shared-contracts/domain/enumerations';
import type { LoadContext } from '@cairn/shared-contracts/remote/platform';
import { phoneChannels } from './channels.ts';

export const site = siteEndpoints();

/** What this installation offers to somebody who logs in. */
export interface LoginOptions {
  /** what is asked for first */
  main: 'phone' | 'email';
  /** what a code can reach a phone by, the one to begin with first */
  channels: readonly CodeSender[];
}

/** specification §8: tokens that cannot be had give a safe default. E-mail works everywhere. */
export const EMAIL_ONLY: LoginOptions = { main: 'email', channels: [] };

export function optionsIn({ main_auth_method, code_senders }: SiteTokens): LoginOptions {
  const channels = phoneChannels(code_senders);
  // nobody begins with what cannot work
  return { main: channels.length > 0 ? main_auth_method : 'email', channels };
}

export async function loadOptions(load: LoadContext['load']): Promise<LoginOptions> {
  try {
    return optionsIn(await load(site.siteTokens.initiate()));
  } catch (error) {
    console.warn('log-in: the site tokens could not be had', error);
    return EMAIL_ONLY;
  }
}
