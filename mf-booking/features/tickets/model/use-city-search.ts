import type { SearchCities } from '@cairn/shared-contracts/ui/city-autocomplete';
import { tourActions } from './api.ts';

/** Cities for the field to choose from, as the call cities-by-query finds them. */
export function useCitySearch(): SearchCities {
  const [search] = tourActions.citiesByQuery.useLazyQuery();
  return async (query) => {
    const { data } = await search({ query }, true).unwrap();
    return data.map(({ id, name, region, country }) => ({
      id,
      name,
      note: [region?.name, country?.name].filter(Boolean).join(', '),
    }));
  };
}
