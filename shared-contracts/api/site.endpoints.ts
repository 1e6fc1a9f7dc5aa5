import { injectCalls } from '@cairn/shared-contracts/remote/platform';
import * as calls from './site.calls.ts';

/** What of the site's configuration does not stand in every page's HTML. */
export const siteEndpoints = () =>
  injectCalls(__CONTRACT__, `${__REMOTE__}@${__VERSION__}`, (call) => ({
    appConfig: call(calls.appConfig),
    siteTokens: call(calls.siteTokens),
  }));
