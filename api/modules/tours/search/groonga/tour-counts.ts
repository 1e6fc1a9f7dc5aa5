import { TOUR_TYPE } from '@cairn/shared-contracts/domain/enumerations';
import type { TourCounts } from '../tour-search.ts';
import { holdsOn } from './conditions.ts';
import type { Engine, Selected } from './engine.ts';
import { allOf, type Expression, equals } from './expression.ts';
import { liveTable } from './schema.ts';
import { drilldown, slice } from './select-tours.ts';

/** published tours with a departure to come: each has a price on that day, bookable or not */
const live = (today: string, ...more: Expression[]) => ({
  table: liveTable('Prices'),
  filter: allOf([holdsOn(today), ...more]),
  limit: 0,
  output_columns: '_id',
});

/** place → tours of its listing; places without any are missing */
export async function countPlaces(engine: Engine, today: string): Promise<Map<number, number>> {
  const { drilldowns } = await engine.select({
    ...live(today, equals('tour.type', TOUR_TYPE.tour)),
    ...drilldown('drilldowns[places]', { keys: ['tour.places'] }),
  });
  return new Map(drilldowns?.places?.records.map(([place, count]) => [Number(place), Number(count)]));
}

const COLUMNS = {
  cruises: { keys: ['tour.is_cruise'] },
  authors: { keys: ['tour.is_author'] },
  regions: { keys: ['tour.region'] },
  countries: { keys: ['tour.country'] },
};

const SLICES = { all: 'all_records()', tours: equals('tour.type', TOUR_TYPE.tour) };

type Counts = TourCounts['withoutExcursions'];

function countsOf({ slices }: Selected, name: keyof typeof SLICES): Counts {
  const { n_hits: all = 0, drilldowns } = slices?.[name] ?? {};
  const tours = slices?.tours?.drilldowns;
  const withValue = (table: NonNullable<typeof drilldowns>[string] | undefined, wanted: boolean) =>
    Number(table?.records.find(([value]) => value === wanted)?.[1] ?? 0);
  const named = (table: NonNullable<typeof drilldowns>[string] | undefined) =>
    (table?.records ?? []).filter(([value]) => value !== 0).length;
  return {
    all,
    tours: withValue(tours?.cruises, false),
    cruises: withValue(drilldowns?.cruises, true),
    byAuthors: withValue(drilldowns?.authors, true),
    regions: named(drilldowns?.regions),
    countries: named(drilldowns?.countries),
  };
}

export async function countTours(engine: Engine, today: string): Promise<TourCounts> {
  const selected = await engine.select({
    ...live(today),
    ...Object.assign(
      {},
      ...Object.entries(SLICES).map(([name, filter]) => slice(name, { filter, drilldowns: COLUMNS })),
    ),
  });
  return { ...countsOf(selected, 'all'), withoutExcursions: countsOf(selected, 'tours') };
}
