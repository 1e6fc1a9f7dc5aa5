import type { tourActionsEndpoints } from '../api/tour-actions.endpoints.ts';
import type { SearchCities } from '../ui/city-autocomplete.tsx';

/** Cities for the kit's field to choose from, as the call cities-by-query of a remote's own endpoints finds them. */
export function useCitySearch({
  citiesByQuery,
}: Pick<ReturnType<typeof tourActionsEndpoints>, 'citiesByQuery'>): SearchCities {
  const [search] = citiesByQuery.useLazyQuery();
  return async (query) => {
    const { data } = await search({ query }, true).unwrap();
    return data.map(({ id, name, region, country }) => ({
      id,
      name,
      note: [region?.name, country?.name].filter(Boolean).join(', '),
    }));
  };
}
