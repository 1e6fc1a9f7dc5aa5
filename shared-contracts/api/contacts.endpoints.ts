import { injectCalls } from '@cairn/shared-contracts/remote/platform';
import * as calls from './site.calls.ts';

/** How to reach the marketplace. */
export const contactEndpoints = () =>
  injectCalls(__CONTRACT__, `${__REMOTE__}@${__VERSION__}`, (call) => ({
    contacts: call(calls.contacts),
    workTime: call(calls.workTime),
    /** whose phones and hours are the visitor's: asked by browsers, so that a page is the same for all */
    countryByIp: call(calls.countryByIp),
  }));
