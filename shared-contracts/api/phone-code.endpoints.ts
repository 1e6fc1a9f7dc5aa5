import { injectCalls } from '@cairn/shared-contracts/remote/platform';
import * as calls from './phone-code.calls.ts';

/** Calls between a tourist and an organizer or the support (specification §7, Phone codes). */
export const phoneCodeEndpoints = () =>
  injectCalls(__CONTRACT__, `${__REMOTE__}@${__VERSION__}`, (call) => ({
    organizerCode: call(calls.organizerCode),
    chatCode: call(calls.chatCode),
    webCall: call(calls.webCall),
  }));
