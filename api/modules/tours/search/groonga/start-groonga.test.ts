import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { makeCountry, makeDeparture, makeOrganizer, makeRates, makeTour } from '../../../../testing/factories.ts';
import { createGroongaServer, findGroonga, type GroongaServer } from '../../../../testing/groonga-server.ts';
import { startTestApi, type TestApi } from '../../../../testing/start-test-api.ts';

const program = findGroonga();
/** Debian: apt-get install groonga-bin; or GROONGA says where it is */
const withEngine = program ? describe : describe.skip;

withEngine(`an api with a search engine (${program ?? 'no groonga found: apt-get install groonga-bin'})`, () => {
  let server: GroongaServer;
  let api: TestApi;
  let id: number;

  beforeAll(async () => {
    server = await createGroongaServer(program ?? '');
    // nobody is there yet: the api starts all the same
    api = await startTestApi({ env: { SEARCH: 'groonga', GROONGA_URL: server.url }, now: '2027-03-01T12:00:00Z' });
    const { db } = api;
    await makeRates(db, { EUR: 1, USD: 1.1 });
    const country = await makeCountry(db, { name: 'Georgia', slug: 'georgia', iso2: 'GE' });
    const organizer = await makeOrganizer(db, { country_id: country, legal_type: 1, name: 'Svaneti Walks' });
    id = await makeTour(db, { country_id: country, organizer_id: organizer, name: 'Ushba towers' });
    await makeDeparture(db, id);
  });
  afterAll(async () => {
    await api.close();
    await server.remove();
  });
  const tours = () => api.get<{ total: number }>('/spa/tours?placeName=ushba');

  it('is up while the engine is away: only what needs the search waits', async () => {
    const { status, headers, body } = await tours();
    expect([status, headers.get('retry-after')]).toEqual([503, '2']);
    expect(body).toMatchObject({ code: 'overloaded' });
    expect((await api.get('/healthz')).status).toBe(200);
    expect((await api.get('/spa/blog-posts')).status).toBe(200);
  });

  it('has its jobs build an index once the engine is there, and follow', async () => {
    await server.start();
    await api.searchSettled();
    expect((await tours()).body.total).toBe(1);
    await api.db.updateTable('tours').set({ status: 'hidden' }).where('id', '=', id).execute();
    await api.searchSettled();
    expect((await tours()).body.total).toBe(0);
  });
});
