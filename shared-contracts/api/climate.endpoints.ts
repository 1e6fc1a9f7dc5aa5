import { injectCalls } from '@cairn/shared-contracts/remote/platform';
import * as calls from './climate.calls.ts';

/** The year at a place. */
export const climateEndpoints = () =>
  injectCalls(__CONTRACT__, `${__REMOTE__}@${__VERSION__}`, (call) => ({
    placeClimate: call(calls.placeClimate),
  }));
