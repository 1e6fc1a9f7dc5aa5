import type { FacetOption, Facets, ListingPlace, TourCard, ToursPage } from '@cairn/shared-contracts/api/tours.schema';
import type { TourPin, ToursMap } from '@cairn/shared-contracts/api/tours-map.schema';

/** A tour as the listing's answer has it; say what matters to the test. */
export function sampleTour(parts: Partial<TourCard> = {}): TourCard {
  const { id = 1 } = parts;
  return {
    id,
    slug: `ala-kul-trek-${id}`,
    name: `Ala-Kul trek ${id}`,
    type: 1,
    country: { id: 7, name: 'Kyrgyzstan', slug: 'kyrgyzstan' },
    region: { id: 71, name: 'Issyk-Kul', slug: 'issyk-kul' },
    rating: 4.96,
    reviews_count: 128,
    days: 8,
    difficulty: 3,
    group_max: 10,
    is_new: false,
    is_author: false,
    is_cruise: false,
    images: [
      { image: '/media/art/one/{size}.jpg', alt: 'Illustration: a lake', placeholder: '#749b96' },
      { image: '/media/art/two/{size}.jpg', alt: 'Illustration: a pass', placeholder: '#749b96' },
    ],
    images_count: 9,
    dates: [
      { start: '2027-06-14', end: '2027-06-21' },
      { start: '2027-06-28', end: '2027-07-05' },
    ],
    dates_count: 8,
    seats_left: null,
    currency: 'EUR',
    price: 89_000,
    price_without_discount: null,
    original_currency: 'EUR',
    original_price: 99000,
    lat: 42.49,
    lng: 78.39,
    discount: null,
    organizer: { id: 5, name: 'Ala-Too Trekking', person: 'Aigerim Sadykova', avatar: null, is_verified: true },
    ...parts,
  };
}

const option = (value: string, name: string, count: number): FacetOption => ({ value, name, count });

export const sampleFacets = (parts: Partial<Facets> = {}): Facets => ({
  tours_direction: [{ ...option('7', 'Kyrgyzstan', 40), slug: 'kyrgyzstan' }],
  tours_activities: [option('11', 'Trekking', 64), option('12', 'Horse riding', 17)],
  cruises_types: [],
  cruises_start_city: [],
  cruises_direction: [],
  cruises_ships: [],
  age: [],
  author_tours_operator: [],
  difficulty: [
    option('1', 'Easy', 21),
    option('2', 'Moderate', 34),
    option('3', 'Challenging', 29),
    option('4', 'Extreme', 0),
  ],
  comfort: [option('base', 'Basic', 31)],
  accommodation: [option('tent', 'Tent', 31)],
  languages: [option('en', 'English', 96)],
  collections: [],
  group_size: [option('2', 'Up to 8', 12)],
  duration: [option('1-3', '1–3 days', 8), option('4-7', '4–7 days', 50)],
  price: { currency: 'EUR', min: 210, highest: 2333, max: 5000, histogram: [1, 5, 9, 4, 2] },
  dates: [],
  ...parts,
});

export function samplePage(parts: Partial<ToursPage> = {}): ToursPage {
  const items = parts.items ?? [sampleTour({ id: 1 }), sampleTour({ id: 2 })];
  return { items, total: items.length, page: 1, per_page: 12, place: null, filters: sampleFacets(), ...parts };
}

/** The place of a listing; say what matters to the test. */
export const samplePlace = (parts: Partial<ListingPlace> = {}): ListingPlace => ({
  kind: 'countries',
  id: 7,
  name: 'Georgia',
  slug: 'georgia',
  heading: 'Tours in Georgia',
  text: '',
  picture: null,
  parents: [],
  ...parts,
});

/** All tours of a listing as these pins. */
export function sampleMap(pins: readonly TourPin[]): ToursMap {
  const total = pins.reduce((sum, { count }) => sum + count, 0);
  const [lats, lngs] = [pins.map(({ lat }) => lat), pins.map(({ lng }) => lng)];
  const bounds = {
    west: Math.min(...lngs),
    south: Math.min(...lats),
    east: Math.max(...lngs),
    north: Math.max(...lats),
  };
  return { total, shown: total, currency: 'EUR', bounds: total > 0 ? bounds : null, pins: [...pins] };
}
