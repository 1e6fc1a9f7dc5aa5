import { injectCalls } from '@cairn/shared-contracts/remote/platform';
import * as calls from './organizer.calls.ts';

/** Organizers. */
export const organizerEndpoints = () =>
  injectCalls(__CONTRACT__, `${__REMOTE__}@${__VERSION__}`, (call) => ({
    organizers: call(calls.organizers),
  }));
