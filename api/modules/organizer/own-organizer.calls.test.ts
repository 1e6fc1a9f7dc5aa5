import type { OrganizerHub, OwnOrganizer, PublicOrganizer } from '@cairn/shared-contracts/api/organizer.schema';
import type { Tour } from '@cairn/shared-contracts/api/tours.schema';
import { XSS_CORPUS } from '@cairn/shared-contracts/testing/xss-corpus';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { createUser } from '../request/testing/world.ts';
import { ORGANIZER, useClub } from './testing/club.ts';

const club = useClub();
let own: string;
let admin: string;
let stranger: string;
beforeAll(async () => {
  const { services } = club.api;
  own = (await createUser(services, { role: 'organizer', organizer_id: 7 })).token;
  admin = (await createUser(services, { role: 'admin' })).token;
  stranger = (await createUser(services, { role: 'organizer', organizer_id: 8 })).token;
});

describe('the back office', () => {
  it.each([
    ['GET', 'info', ''],
    ['GET', 'view?id=7', ''],
    ['POST', 'create', {}],
    ['POST', 'update?id=7', {}],
    ['POST', 'set-published-on-site', { id: 7, is_published: false }],
  ])('%s %s is nothing for guests', async (method, path, body) => {
    const answer =
      method === 'GET' ? club.api.get(`${ORGANIZER}/${path}`) : club.api.post(`${ORGANIZER}/${path}`, body);
    expect(await answer).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
  });

  it('shows somebody their own organizer, others only to admins', async () => {
    const walker = (await createUser(club.api.services)).token;
    expect((await club.api.get(`${ORGANIZER}/info`, { token: own })).body).toMatchObject({ id: 7, is_published: true });
    expect((await club.api.get(`${ORGANIZER}/info`, { token: walker })).status).toBe(404);
    expect((await club.api.get(`${ORGANIZER}/view?id=7`, { token: own })).status).toBe(200);
    expect((await club.api.get(`${ORGANIZER}/view?id=7`, { token: admin })).status).toBe(200);
    for (const token of [stranger, walker]) {
      expect(await club.api.get(`${ORGANIZER}/view?id=7`, { token })).toMatchObject({ status: 403 });
      // also where there is nothing: who may not look does not learn what there is
      expect((await club.api.get(`${ORGANIZER}/view?id=4711`, { token })).status).toBe(403);
    }
    expect((await club.api.get(`${ORGANIZER}/view?id=4711`, { token: admin })).status).toBe(404);
  });

  it('an organizer changes what they tell, and nothing that was checked', async () => {
    const update = (body: object, token: string) =>
      club.api.post<OwnOrganizer>(`${ORGANIZER}/update?id=7`, body, { token });
    expect((await update({ quote: ' Slow is far. ', city: 'Mestia' }, own)).body).toMatchObject({
      ...{ quote: 'Slow is far.', city: 'Mestia', person: 'Giorgi Beridze' },
    });
    expect((await update({ person: 'Somebody Else' }, own)).status).toBe(403);
    expect((await update({ quote: 'Mine now' }, stranger)).status).toBe(403);
    expect((await update({ person: 'Giorgi B.' }, admin)).body.person).toBe('Giorgi B.');
    expect(await update({ city: '', languages: [] }, own)).toMatchObject({
      ...{ status: 422, body: { errors: { city: [expect.any(String)], languages: [expect.any(String)] } } },
    });
    expect((await update({ country_id: 4711 }, admin)).status).toBe(422);
    // columns that are nobody's to write
    await update({ is_verified: true, rating: 1, id: 8, reply_hours: 1, reply_share: 100 }, own);
    expect((await club.api.get<PublicOrganizer>(`${ORGANIZER}/public-info?id=7`)).body).toMatchObject({
      id: 7,
      rating: 4.9,
    });
  });

  it('what they tell is HTML, and is cleaned wherever it is shown', async () => {
    const about = `<p>Six guides, <b>eleven</b> horses.</p><p>Groups stay under ten.</p>${XSS_CORPUS.join('')}`;
    await club.api.post(`${ORGANIZER}/update?id=7`, { about }, { token: own });
    const [{ body: theirs }, { body: tour }, { body: hub }] = await Promise.all([
      club.api.get<PublicOrganizer>(`${ORGANIZER}/public-info?id=7`),
      club.api.get<{ tour: Tour }>('/spa/tour?slug=svaneti-501'),
      club.api.get<OrganizerHub>('/spa/hub-organizer-page'),
    ]);
    const shown = [theirs.about, tour.tour.organizer.about, hub.items.find(({ id }) => id === 7)?.about];
    expect(new Set(shown).size).toBe(1);
    expect(theirs.about).toMatch(/^<p>Six guides, <b>eleven<\/b> horses\.<\/p><p>Groups stay under ten\.<\/p>/);
    expect(theirs.about).not.toMatch(/<(?:script|img|svg|iframe|style|object|form)\b|\son\w+=|javascript:/i);
  });

  it('an admin makes one, which nobody sees until it is published', async () => {
    const body = {
      ...{ name: 'Tusheti Walks', person: 'Elene', country_id: club.georgia, city: 'Omalo' },
      ...{ sale_model: 1, legal_type: 2, languages: ['ka'] },
    };
    const create = (token: string, more = {}) =>
      club.api.post<OwnOrganizer>(`${ORGANIZER}/create`, { ...body, ...more }, { token });
    expect((await create(own)).status).toBe(403);
    expect((await create(admin, { country_id: 4711 })).status).toBe(422);
    const both = await Promise.all([create(admin), create(admin)]);
    const [first, second] = both.map((made) => made.body.id).sort((a, b) => a - b);
    expect([first, second]).toEqual([11, 12]);
    expect(both[0]?.body).toMatchObject({
      is_published: false,
      is_verified: false,
      since: 2027,
      name: 'Tusheti Walks',
    });
    expect((await club.api.get(`${ORGANIZER}/public-info?id=11`)).status).toBe(404);
  });
});
