import type { EditableTour } from '@cairn/shared-contracts/api/back-office-tour.schema';
import { expect, it } from '@jest/globals';
import type { Client } from '../request/testing/client.ts';
import { createWorld } from '../request/testing/world.ts';
import { BASE, useOffice } from './testing/office.ts';

const office = useOffice();
const save = (by: Client, body: object) => by.post<{ id: number; is_hidden: boolean }>(`${BASE}/tour/save`, body);

it('tours of an organizer who is off the site wait for them, whatever is saved meanwhile', async () => {
  const world = await createWorld(office.api.services);
  const seller = office.seller(world);
  const publish = (is_published: boolean) =>
    seller.post('/crm/api/organizer/set-published-on-site', { id: world.organizerId, is_published });
  const read = async () => (await seller.get<EditableTour>(`${BASE}/tour`, { id: world.tourId })).body;
  const statusOf = async (id: number) =>
    (await office.api.db.selectFrom('tours').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;
  const { id: _id, revision: _revision, slug: _slug, images: _images, variants: _variants, ...another } = await read();

  const hidden = (await save(seller, { ...another, is_hidden: true })).body;
  expect((await publish(false)).status).toBe(200);
  const added = (await save(seller, another)).body;
  const all = () => Promise.all([world.tourId, added.id, hidden.id].map(statusOf));
  expect(await all()).toEqual(['hidden', 'hidden', 'hidden']);

  // nobody but they has hidden it, as the office reads
  const { slug: _address, ...tour } = await read();
  expect(tour.is_hidden).toBe(false);
  expect((await save(seller, tour)).body.is_hidden).toBe(false);
  const byAdmin = await save(await office.admin(), { ...another, id: added.id, revision: 1, is_hidden: false });
  expect(byAdmin.status).toBe(200);
  expect(await all()).toEqual(['hidden', 'hidden', 'hidden']);

  await publish(true);
  expect(await all()).toEqual(['published', 'published', 'hidden']);
});
