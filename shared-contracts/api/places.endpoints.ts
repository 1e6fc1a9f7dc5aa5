import { injectCalls } from '@cairn/shared-contracts/remote/platform';
import * as calls from './places.calls.ts';

/** Look-ups for forms. */
export const placesEndpoints = () =>
  injectCalls(__CONTRACT__, `${__REMOTE__}@${__VERSION__}`, (call) => ({
    countriesForForms: call(calls.countriesForForms),
  }));
