import type { ToursPage } from '@cairn/shared-contracts/api/tours.schema';
import type { SearchFilter } from '@cairn/shared-contracts/domain/search-filter';
import type { Services } from '../../platform/services.ts';
import { shownOrganizer } from '../organizer/shown-organizer.ts';
import type { TourSearch } from './search/tour-search.ts';

async function organizerName({ db }: Services, id: number | undefined): Promise<string | undefined> {
  if (id === undefined) return undefined;
  return (await shownOrganizer(db, id))?.name;
}

async function continentOf(
  { db }: Services,
  id: number | undefined,
): Promise<{ value: string; name: string } | undefined> {
  if (id === undefined) return undefined;
  const row = await db.selectFrom('world_parts').select('name').where('id', '=', id).executeTakeFirst();
  return row && { value: String(id), name: row.name };
}

/** Names of what a filter asks for by number and no facet counts; undefined where it asks for nothing of the kind. */
export async function namedByFilter(
  services: Services,
  search: TourSearch,
  { organizer, continent, regions = [], cities = [], showplace = [] }: SearchFilter,
): Promise<ToursPage['named']> {
  const ids = [...regions, ...cities, ...showplace];
  if (organizer === undefined && continent === undefined && ids.length === 0) return undefined;
  const [name, part, names] = await Promise.all([
    organizerName(services, organizer),
    continentOf(services, continent),
    search.placeNames(ids),
  ]);
  return {
    ...(name === undefined ? {} : { organizer: name }),
    ...(part ? { continent: part } : {}),
    places: ids.flatMap((id) => {
      const place = names.get(id);
      return place ? [{ value: String(id), name: place.name }] : [];
    }),
  };
}
