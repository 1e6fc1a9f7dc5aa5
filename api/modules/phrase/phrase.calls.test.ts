import type { PhraseReading } from '@cairn/shared-contracts/api/phrase.schema';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { makeCountry, makeDeparture, makeOrganizer, makePlace, makeRates, makeTour } from '../../testing/factories.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

describe.each(['sql', 'index'])('GET /spa/tours-phrase with SEARCH=%s', (mode) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ now: '2027-03-01T12:00:00Z', env: { SEARCH: mode } });
    const { db } = api;
    await makeRates(db, { EUR: 1, USD: 1.1, RUB: 100 });
    const georgia = await makeCountry(db, { name: 'Georgia', slug: 'georgia', iso2: 'GE' });
    const names = { de: 'Georgien', ru: 'Грузия' };
    await db
      .updateTable('places')
      .set({ names: JSON.stringify(names), other_names: 'Georgien Грузия Sakartvelo საქართველო' })
      .where('id', '=', georgia)
      .execute();
    const said = { de: 'Asien', ru: 'Азия', zh: '亚洲' };
    const part = { name: 'Asia', names: JSON.stringify(said), other_names: Object.values(said).join(' ') };
    await db.updateTable('world_parts').set(part).execute();
    const mestia = await makePlace(db, 'cities', { name: 'Mestia', slug: 'mestia', country_id: georgia });
    const organizer = await makeOrganizer(db, { country_id: georgia, name: 'Svaneti Paths' });
    const tour = { organizer_id: organizer, country_id: georgia, lat: 43.04, lng: 42.73, places: [mestia] };
    await makeTour(db, { ...tour, id: 701, slug: 'ushba-701', name: 'Under the Ushba towers' });
    await makeDeparture(db, 701, { starts_on: '2027-06-10', ends_on: '2027-06-16', price: 60_000 });
    await api.searchSettled();
  });
  afterAll(() => api.close());

  const read = async (text: string, headers: Record<string, string> = {}): Promise<PhraseReading> => {
    const asked = `/spa/tours-phrase?text=${encodeURIComponent(text)}`;
    const { status, body } = await api.get<PhraseReading>(asked, { headers: { 'x-currency': 'EUR', ...headers } });
    expect(status).toBe(200);
    return body;
  };

  it('reads places of the database in every language, and says them in the reader’s', async () => {
    const { parts, left } = await read('поход в Грузию в июле', { 'x-language': 'de-DE' });
    expect(parts).toEqual([
      { id: 'place', filter: { slug: 'georgia' }, name: 'Georgien', slug: 'georgia', isGuess: false },
      { id: 'dates', filter: { dateFrom: '2027-07-01', dateTo: '2027-07-31' }, isGuess: false },
    ]);
    expect(left).toEqual([]);
  });

  it.each(['in Sakartvelo in July', 'საქართველო, July', 'Gruzia in July'])(
    '%s: knows what it is called elsewhere',
    async (text) => {
      const { parts, left } = await read(text);
      expect(parts[0]?.filter).toEqual({ slug: 'georgia' });
      expect(left).toEqual([]);
    },
  );

  it('reads a part of the world, and says it in the reader’s language', async () => {
    const { parts, left } = await read('поход по Азии', { 'x-language': 'de-DE' });
    expect(parts).toEqual([{ id: 'place', filter: { continent: '1' }, name: 'Asien', slug: '', isGuess: false }]);
    expect(left).toEqual([]);
  });

  it('turns money into the visitor’s', async () => {
    const { parts } = await read('under €900', { 'x-currency': 'USD' });
    expect(parts[0]?.filter).toEqual({ priceMax: '990' });
  });

  it('knows where a town is by the tours that begin there', async () => {
    const { parts } = await read('near Mestia');
    expect(parts[0]).toMatchObject({
      filter: { placeName: 'Mestia', lat: '43.0400', lng: '42.7300', radius: '100' },
      isNear: true,
    });
  });

  it.each([
    ['svaneti paths in June', { organizer: expect.any(String) }],
    ['ushba towers', { placeName: 'ushba towers' }],
  ])('%s: knows names of organizers and tours', async (text, filter) => {
    expect((await read(text)).parts[0]?.filter).toEqual(filter);
  });

  it.each([
    ['geor', 'georgia'],
    ['mest', 'mestia'],
  ])('%s: means the place that is offered for it', async (text, slug) => {
    const [part] = (await read(text)).parts;
    expect(part).toMatchObject({ id: 'place', slug, isGuess: true });
  });

  it.each(['asi', 'Ази', 'aziy', 'Asie', '亚', 'asia'])(
    '%s: means the part of the world that begins so',
    async (text) => {
      expect(await read(text)).toMatchObject({ parts: [{ id: 'place', filter: { continent: '1' } }], left: [] });
    },
  );

  it('names what it does not understand', async () => {
    expect(await read('Georgia with unicorns')).toMatchObject({ left: ['unicorns'] });
    expect(await read('')).toEqual({ parts: [], left: [] });
    expect(await read('\u0000%_\\ 💥')).toEqual({ parts: [], left: [] });
  });
});
