import { FILTER_KEYS, parseFilter } from '@cairn/shared-contracts/domain/filter-params';
import * as z from 'zod/mini';

/** the documented parameters of the search; anything else in the address is ignored */
const parameters = z.looseObject(
  Object.fromEntries([...FILTER_KEYS, 'expand'].map((key) => [key, z.optional(z.unknown())])),
);

/** The search filter with `expand=filters`: whatever the address holds is normalised, never refused (specification §5). */
export const filterQuery = z.pipe(
  parameters,
  z.transform((raw) => ({ filter: parseFilter(raw), withFacets: [raw.expand].flat().includes('filters') })),
);
