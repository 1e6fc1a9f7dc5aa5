import { injectCalls } from '@cairn/shared-contracts/remote/platform';
import type { GeoBox } from '../domain/mercator.ts';
import * as calls from './map.calls.ts';

/** What maps draw beside pins: comes with the map's code only. */
export const mapEndpoints = () =>
  injectCalls(__CONTRACT__, `${__REMOTE__}@${__VERSION__}`, (call) => ({
    mapPlaces: call(calls.mapPlaces, { send: (window: GeoBox) => ({ ...window }) }),
    tourRoute: call(calls.tourRoute, { send: (id: number) => ({ id }) }),
  }));
