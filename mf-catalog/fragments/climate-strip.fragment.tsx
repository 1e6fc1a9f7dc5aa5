import { defineFragment } from '@cairn/shared-contracts/remote/platform';
import { climate } from '../features/climate/model/api.ts';
import { ClimateStrip } from '../features/climate/ui/climate-strip.tsx';

/** A place's year within a text: its warmth, its good months, and the way to the rest. */
export default defineFragment<'mf-catalog/climate-strip'>({
  preload: ({ place }, { load }) => load(climate.placeClimate.initiate({ slug: place })),
  Component: function Strip({ place }) {
    const { data } = climate.placeClimate.useQuery({ slug: place });
    return data ? <ClimateStrip climate={data} /> : null;
  },
});
