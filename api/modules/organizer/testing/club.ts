import { afterAll, beforeAll } from '@jest/globals';
import { makeCountry, makeDeparture, makeOrganizer, makeTour } from '../../../testing/factories.ts';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';

export const ORGANIZER = '/crm/api/organizer';

interface Club {
  api: TestApi;
  georgia: number;
  norway: number;
}

/** Giorgi (7) sells tour 501 and has three that the site does not show; Tamar (8), Lena (9, not verified) and one without tours (10) */
async function makeClub(): Promise<Club> {
  const api = await startTestApi({ now: '2027-03-05T12:00:00Z' });
  const { db } = api;
  const georgia = await makeCountry(db, { name: 'Georgia', other_names: 'Georgien · Грузия · 格鲁吉亚' });
  const norway = await makeCountry(db, { name: 'Norway' });
  const common = { country_id: georgia, languages: ['ka', 'en'] };
  await makeOrganizer(db, {
    ...common,
    id: 7,
    person: 'Giorgi Beridze',
    rating: 4.9,
    reviews_count: 10,
    tours_count: 3,
  });
  await makeOrganizer(db, { ...common, id: 8, person: 'Tamar 100%', rating: 4.5, reviews_count: 30, since: 2011 });
  await makeOrganizer(db, { id: 9, country_id: norway, person: 'Lena Hofstad', city: 'Tromsø', is_verified: false });
  await makeOrganizer(db, { id: 10, country_id: norway, tours_count: 0 });
  const tour = await makeTour(db, { organizer_id: 7, country_id: georgia, slug: 'svaneti-501', id: 501 });
  await makeDeparture(db, tour);
  await makeTour(db, { organizer_id: 7, country_id: georgia, slug: 'gone-502', id: 502, status: 'hidden' });
  // nothing of this site's: an excursion, and a tour without a departure
  const excursion = await makeTour(db, { organizer_id: 7, country_id: georgia, slug: 'city-503', id: 503, type: 2 });
  await makeDeparture(db, excursion);
  await makeTour(db, { organizer_id: 7, country_id: georgia, slug: 'over-504', id: 504 });
  const check = { organizer_id: 7, status: 1, checked_on: '2026-05-01' };
  await db
    .insertInto('organizer_checks')
    .values([
      { ...check, kind: 'identity' },
      { ...check, kind: 'licence', reference: 'GE-0412', valid_until: '2028-01-01' },
      { ...check, kind: 'insurance', reference: '€500,000', valid_until: '2027-03-04' },
      { organizer_id: 9, kind: 'identity', status: 2, checked_on: '2027-01-01' },
    ])
    .execute();
  return { api, georgia, norway };
}

/** A club of a test's own. What it holds is there once the tests run. */
export function useClub(): Club {
  let made: Club | undefined;
  beforeAll(async () => {
    made = await makeClub();
  });
  afterAll(() => made?.api.close());
  const club = (): Club => {
    if (!made) throw new Error('nothing runs before the tests do');
    return made;
  };
  return {
    get api() {
      return club().api;
    },
    get georgia() {
      return club().georgia;
    },
    get norway() {
      return club().norway;
    },
  };
}
