import { bookingByUuid } from '@cairn/shared-contracts/api/request.calls';
import { chatSources, shortLink } from '@cairn/shared-contracts/api/site.calls';
import { injectCalls } from '@cairn/shared-contracts/state/call-endpoints';

/** Calls behind the short addresses of specification §2. The shell is of one build: its name is scope enough. */
export const linksEndpoints = injectCalls('shell-links', `${__REMOTE__}@${__VERSION__}`, (call) => ({
  shortLink: call(shortLink),
  chatSources: call(chatSources),
  /** only its number is wanted: the rest belongs to mf-booking */
  requestByUuid: call(bookingByUuid),
}));
