import { injectCalls } from '@cairn/shared-contracts/remote/platform';
import * as calls from './push.calls.ts';

export const pushEndpoints = () =>
  injectCalls(__CONTRACT__, `${__REMOTE__}@${__VERSION__}`, (call) => ({
    pushKey: call(calls.pushKey),
    subscribePush: call(calls.subscribePush),
    unsubscribePush: call(calls.unsubscribePush),
  }));
