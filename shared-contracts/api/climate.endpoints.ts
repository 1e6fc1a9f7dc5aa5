import { injectScoped } from '@cairn/shared-contracts/remote/platform';
import type { PlaceClimate } from './climate.schema.ts';

/** The year at a place. */
export const climateEndpoints = () =>
  injectScoped(__CONTRACT__, `${__REMOTE__}@${__VERSION__}`, (build) => ({
    placeClimate: build.query<PlaceClimate, { slug: string }>({
      query: (params) => ({ url: '/spa/place-climate', params }),
    }),
  }));
