import { injectCalls } from '@cairn/shared-contracts/remote/platform';
import * as calls from './organizer.calls.ts';

/** Organizers. */
export const organizerEndpoints = () =>
  injectCalls(__CONTRACT__, `${__REMOTE__}@${__VERSION__}`, (call) => ({
    organizers: call(calls.organizers),
    organizer: call(calls.organizer),
    organizerReviews: call(calls.organizerReviews),
    organizerHub: call(calls.organizerHub),
    verificationInfo: call(calls.verificationInfo),
    checkCounts: call(calls.checkCounts),
    askForAccount: call(calls.askForAccount),
  }));
