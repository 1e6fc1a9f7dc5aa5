import { convertPrice } from '@cairn/shared-contracts/api/site.calls';
import { injectCalls } from '@cairn/shared-contracts/state/call-endpoints';

export const conversionEndpoints = injectCalls('shell-conversion', `${__REMOTE__}@${__VERSION__}`, (call) => ({
  convertPrice: call(convertPrice),
}));
