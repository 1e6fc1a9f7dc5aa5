import type { LoadContext } from '@cairn/shared-contracts/remote/platform';
import { tours } from '../../../common/model/api.ts';
import { climate, organizers } from './api.ts';

export interface Country {
  id: number;
  slug: string;
}

const REGIONS = 3;
const FACES = 6;

export const guideQueries = {
  climate: ({ slug }: Country) => ({ slug }),
  regions: ({ id }: Country) => ({ country_id: id, limit: REGIONS }),
  organizers: ({ id }: Country) => ({ country_id: id, limit: FACES }),
} as const;

/** What a country's guide says beside its tours. Each part may be away: the page is about the tours. */
export async function loadGuide(country: Country, load: LoadContext['load']): Promise<void> {
  await Promise.allSettled([
    load(climate.placeClimate.initiate(guideQueries.climate(country))),
    load(tours.regionsOf.initiate(guideQueries.regions(country))),
    load(organizers.organizers.initiate(guideQueries.organizers(country))),
  ]);
}
