import { TOUR_TYPE } from '@cairn/shared-contracts/domain/enumerations';
import { expect, it } from '@jest/globals';
import type { Gazetteer } from './gazetteer.ts';
import { countsOf } from './option-bits.ts';
import { OptionTotals } from './option-totals.ts';
import { TourIndex } from './tour-index.ts';
import type { TourRecord } from './tour-records.ts';

const GAZETTEER: Gazetteer = { places: new Map(), organizers: new Map(), worldParts: new Map() };
/** on the 20,940th and the 21,000th day since 1970: in May and July 2027 */
const DEPARTURES = '20940,20947,120000,1;21000,21006,80000,1';
const RECORD: TourRecord = {
  ...{ id: 1, type: TOUR_TYPE.tour, organizer_id: 7, country_id: 1, region_id: null, difficulty: 2, comfort: 'medium' },
  ...{ accommodation: 'tent', languages: 'en', min_age: 10, days: 8, group_max: 12, lat: 43, lng: 42 },
  ...{ start_city: '', returns: true, is_cruise: false, is_author: true, currency: 'EUR', score: 5 },
  ...{ name: '', folded: '', places: null, variants: null, departures: DEPARTURES },
};

function toursOf(...records: readonly Partial<TourRecord>[]) {
  const index = new TourIndex(64, GAZETTEER, '2027-03-01');
  const put = (record: Partial<TourRecord>): void => void index.put({ ...RECORD, ...record });
  for (const record of records) put(record);
  index.finish();
  const { accommodations } = index.options;
  const bedsIn = (totals: OptionTotals, type: number) =>
    Object.fromEntries(countsOf(accommodations.options(), totals.of(type)));
  return {
    index,
    put,
    /** by type; the same when all are counted anew */
    beds: () => {
      const kinds = [TOUR_TYPE.tour, TOUR_TYPE.excursion] as const;
      const [tours, excursions] = kinds.map((type) => bedsIn(index.totals, type));
      const anew = new OptionTotals(index.options, index.live);
      expect([tours, excursions]).toEqual(kinds.map((type) => bedsIn(anew, type)));
      return { tours, excursions };
    },
  };
}

it('counts what tours still to come have, each type by itself', () => {
  const { beds } = toursOf(
    { id: 1 },
    { id: 2, accommodation: 'tent,hotel' },
    { id: 3, type: TOUR_TYPE.excursion, accommodation: 'hotel' },
    { id: 4, departures: null },
  );
  expect(beds()).toEqual({ tours: { tent: 2, hotel: 1 }, excursions: { hotel: 1 } });
});

it('counts tours as they are after they changed, were taken out, came in, or are over', () => {
  const { index, put, beds } = toursOf({ id: 1 }, { id: 2, accommodation: 'tent,hotel' });
  put({ id: 1, accommodation: 'hut' });
  expect(beds().tours).toEqual({ tent: 1, hotel: 1, hut: 1 });
  index.drop(2);
  expect(beds().tours).toEqual({ hut: 1 });
  put({ id: 3, type: TOUR_TYPE.excursion });
  put({ id: 4, departures: '20940,20947,120000,1' });
  expect(beds()).toEqual({ tours: { hut: 1, tent: 1 }, excursions: { tent: 1 } });
  index.turnTo('2027-06-01');
  expect(beds()).toEqual({ tours: { hut: 1 }, excursions: { tent: 1 } });
});
