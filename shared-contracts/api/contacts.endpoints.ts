import { injectCalls } from '@cairn/shared-contracts/remote/platform';
import * as calls from './site.calls.ts';

/** How to reach the marketplace. */
export const contactEndpoints = () =>
  injectCalls(__CONTRACT__, `${__REMOTE__}@${__VERSION__}`, (call) => ({
    contacts: call(calls.contacts),
    workTime: call(calls.workTime),
  }));
