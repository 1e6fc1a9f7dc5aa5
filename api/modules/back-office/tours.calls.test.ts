import { randomUUID } from 'node:crypto';
import type { EditableTour } from '@cairn/shared-contracts/api/back-office-tour.schema';
import type { ErrorBody } from '@cairn/shared-contracts/api/common.schema';
import type { Booking } from '@cairn/shared-contracts/api/request.schema';
import type { Tour } from '@cairn/shared-contracts/api/tours.schema';
import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import type { Client } from '../request/testing/client.ts';
import { createUser, createWorld, type World } from '../request/testing/world.ts';
import { BASE, inDays, useOffice } from './testing/office.ts';

const office = useOffice();

describe('tours in the back office', () => {
  type Saved = { id: number; revision: number; slug: string; is_hidden: boolean } & ErrorBody;
  const save = (by: Client, body: object) => by.post<Saved>(`${BASE}/tour/save`, body);
  const TOUR = {
    ...{ name: 'Über die Pässe', summary: 'Four passes', description: '<p>Four passes<script>alert(1)</script></p>' },
    ...{ difficulty: 3, comfort: 'base', accommodation: ['tent'], languages: ['en', 'ru'], min_age: 14, max_age: 70 },
    ...{ days: 8, distance_km: 84.5, ascent_m: 5200, max_altitude_m: 3900, group_min: 4, group_max: 10 },
    ...{ lat: 42.5, lng: 78.4, start_place: 'Karakol', end_place: 'Karakol', season: [6, 7, 8, 9], currency: 'EUR' },
  };
  const DAY = {
    ...{ title: 'To the lake', text: '<p>Up<script>alert(1)</script></p>', distance_km: 12, ascent_m: 800, hours: 6 },
    ...{ profile: [1_800, 2_600], sleep: 'Tent', meals: 'All' },
  };
  const SHARED = { kind: 'standard', name: 'Shared tent', description: '', price_delta: 0, is_default: true };
  const countryOf = async (world: World) =>
    (
      await office.api.db
        .selectFrom('tours')
        .select('country_id')
        .where('id', '=', world.tourId)
        .executeTakeFirstOrThrow()
    ).country_id;

  it('are added, with an address of their own, and shown once they have a departure', async () => {
    const world = await createWorld(office.api.services);
    const { status, body } = await save(office.seller(world), { ...TOUR, country_id: await countryOf(world) });
    expect([status, body.slug]).toEqual([200, `uber-die-passe-${body.id}`]);
    const departure = { tour_id: body.id, start: inDays(100), end: inDays(107), price: 90_000, seats: 10 };
    expect((await office.seller(world).post(`${BASE}/departure/save`, departure)).status).toBe(200);
    const shown = await office.api.get<{ tour: { name: string; description: string } }>(`/spa/tour?slug=${body.slug}`);
    expect(shown.body.tour).toMatchObject({ name: 'Über die Pässe', description: '<p>Four passes</p>' });
  });

  it('two at once get numbers of their own', async () => {
    const world = await createWorld(office.api.services);
    const country_id = await countryOf(world);
    const saved = await Promise.all([1, 2, 3].map(() => save(office.seller(world), { ...TOUR, country_id })));
    expect(new Set(saved.map(({ body }) => body.id)).size).toBe(3);
  });

  it('change their words, not their address; hidden ones are nowhere, and come back', async () => {
    const world = await createWorld(office.api.services);
    const { id, slug } = (await save(office.seller(world), { ...TOUR, country_id: await countryOf(world) })).body;
    const edit = (revision: number, over: object = {}) =>
      save(office.seller(world), { ...TOUR, id, revision, ...over });
    expect((await edit(1, { name: 'Over the passes', is_hidden: true })).body).toEqual({
      ...{ id, slug, revision: 2, is_hidden: true },
    });
    expect((await office.api.get(`/spa/tour?slug=${slug}`)).status).toBe(404);
    // of two windows the second is told
    expect(await edit(1)).toMatchObject({ status: 409, body: { code: 'tour_changed' } });
    expect((await edit(2, { is_hidden: false })).body).toEqual({ id, slug, revision: 3, is_hidden: false });
  });

  it.each([
    ['no name', { name: ' ' }, 'name'],
    ['a comfort that is none', { comfort: 'royal' }, 'comfort'],
    ['a group that is smaller than its least', { group_max: 3 }, 'group_max'],
    ['a month that is none', { season: [13] }, 'season.0'],
    ['a currency that nobody knows', { currency: 'XXX' }, 'currency'],
    ['no country', { country_id: undefined }, 'country_id'],
    ['a number but no revision', { id: 1 }, 'revision'],
    ['a programme of other days', { program: [DAY] }, 'program'],
    ['a route that goes on after it', { route: [{ name: 'Pass', lat: 42, lng: 78, day: 9 }] }, 'route'],
    ['no variant that is the usual one', { variants: [{ ...SHARED, is_default: false }] }, 'variants'],
    ['a supplement of cents', { variants: [{ ...SHARED, price_delta: 1_050 }] }, 'variants'],
    ['a variant that makes it cheaper', { variants: [{ ...SHARED, price_delta: -100 }] }, 'variants.0.price_delta'],
    ['a variant for nobody', { variants: [{ ...SHARED, min_age: 0 }] }, 'variants.0.min_age'],
    ['an add-on for nothing', { add_ons: [{ name: 'Horse', price: 0, per: 'person' }] }, 'add_ons.0.price'],
    ['an add-on of cents', { add_ons: [{ name: 'Horse', price: 99, per: 'person' }] }, 'add_ons'],
    [
      'a choice of one',
      { questionnaire: [{ question: 'Size?', kind: 'choice', options: ['M'] }] },
      'questionnaire.0.options',
    ],
    ['a variant of another tour', { variants: [{ ...SHARED, id: 1 }] }, 'variants'],
    ['a picture of another tour', { images: [{ key: 'art/alpine-1-4x3', alt: 'A valley' }] }, 'images'],
    ['a picture that nobody uploaded', { images: [{ id: 999_999, token: 'none', alt: 'A valley' }] }, 'images'],
  ])('are not saved with %s', async (_what, over, field) => {
    const world = await createWorld(office.api.services);
    const { status, body } = await save(office.seller(world), { ...TOUR, country_id: await countryOf(world), ...over });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
  });

  it('are the organizer’s own; a country that is none is not found', async () => {
    const [world, foreign] = [await createWorld(office.api.services), await createWorld(office.api.services)];
    expect((await save(office.guest, { ...TOUR, id: world.tourId, revision: 1 })).status).toBe(401);
    expect(
      (
        await save(office.guest.as((await createUser(office.api.services)).token), {
          ...TOUR,
          id: world.tourId,
          revision: 1,
        })
      ).status,
    ).toBe(403);
    expect(await save(office.seller(world), { ...TOUR, id: foreign.tourId, revision: 1 })).toMatchObject({
      status: 404,
    });
    expect((await save(office.seller(world), { ...TOUR, country_id: 999_999 })).body.code).toBe('place_not_found');
    expect((await save(await office.admin(), { ...TOUR, country_id: await countryOf(world) })).status).toBe(404);
  });

  /** a tour with all that can be said of one, and a picture that was uploaded for it */
  async function whole(world: World) {
    const { data, info } = {
      data: Buffer.alloc(64 * 48 * 3, 90),
      info: { width: 64, height: 48, channels: 3 as const },
    };
    const png = await sharp(data, { raw: info }).png().toBuffer();
    const upload = async () => {
      const form = new FormData();
      form.append('bucket', 'tour');
      form.append('image', new Blob([new Uint8Array(png)], { type: 'image/png' }), 'lake.png');
      const answer = await fetch(`${office.api.url}/crm/api/image/upload`, {
        method: 'POST',
        body: form,
        headers: { 'x-authorization': world.organizerToken },
      });
      // what the contract promises
      return (await answer.json()) as { id: number; token: string };
    };
    const [lake, camp] = [await upload(), await upload()];
    const days = Array.from({ length: TOUR.days }, (_, index) => ({ ...DAY, title: `Day ${index + 1}` }));
    const content = {
      images: [{ ...lake, alt: 'A lake' }],
      program: days,
      stays: [{ name: 'Camp', text: 'By the river', nights: 7, images: [{ ...camp, alt: 'Tents' }] }],
      variants: [SHARED, { kind: 'single', name: 'Single tent', description: '', min_age: 16, price_delta: 9_000 }],
      add_ons: [{ name: 'Horse', description: 'Carries 15 kg', price: 12_000, per: 'person' }],
      questionnaire: [{ question: 'Size of boots?', kind: 'text', is_required: true }],
      ...{ route: [{ name: 'Karakol', lat: 42.5, lng: 78.4, day: 1 }], included: ['Guide'], not_included: ['Flights'] },
      ...{ what_to_bring: ['Boots'], fitness: 'Six hours a day', faq: [{ question: 'Bears?', answer: 'No.' }] },
    };
    const sent = { ...TOUR, country_id: await countryOf(world), ...content };
    const { status, body } = await save(office.seller(world), sent);
    expect([status, body.code]).toEqual([200, undefined]);
    return { ...body, sent };
  }
  const read = async (by: Client, id: number) => by.get<EditableTour & ErrorBody>(`${BASE}/tour`, { id });

  it('say everything that the page shows, and are read as they were saved: sent back they change nothing', async () => {
    const world = await createWorld(office.api.services);
    const { id, slug } = await whole(world);
    const { body } = await read(office.seller(world), id);
    expect(body).toMatchObject({ revision: 1, images: [{ alt: 'A lake' }], stays: [{ images: [{ alt: 'Tents' }] }] });
    expect(body.program.map(({ title }) => title)).toEqual(Array.from({ length: 8 }, (_, index) => `Day ${index + 1}`));
    const departure = { tour_id: id, start: inDays(100), end: inDays(107), price: 90_000, seats: 10 };
    await office.seller(world).post(`${BASE}/departure/save`, departure);
    const page = async () =>
      (await office.api.get<{ tour: Tour }>(`/spa/tour?slug=${slug}&expand_program=1`)).body.tour;
    const before = await page();
    expect(before).toMatchObject({
      gallery: [{ alt: 'A lake', preview: expect.stringMatching(/^data:image\/webp/) }],
      variants: [
        { name: 'Shared tent', min_age: null },
        { name: 'Single tent', min_age: 16, original_price_delta: 9_000 },
      ],
      add_ons: [{ name: 'Horse', original_price: 12_000, per: 'person' }],
      stays: [{ name: 'Camp', image: { alt: 'Tents' } }],
      faq: [{ question: 'Bears?' }],
    });
    expect(before.program[0]?.text).toBe('<p>Up</p>');
    const { slug: _slug, ...back } = body;
    expect((await save(office.seller(world), back)).body.revision).toBe(2);
    // a seal bears the second that it was made in
    const unsealed = ({ price_seal, ...rest }: NonNullable<Tour['add_ons']>[number]) => rest;
    const steady = ({ dates, variants, add_ons, ...rest }: Tour) => ({
      ...rest,
      add_ons: add_ons?.map(unsealed),
      variants: variants.map((one) => one.id),
    });
    expect(steady(await page())).toEqual(steady(before));
  });

  it('lose nothing that a change does not speak of, and a picture that is shown no more is removed', async () => {
    const world = await createWorld(office.api.services);
    const { id } = await whole(world);
    const before = (await read(office.seller(world), id)).body;
    await save(office.seller(world), { ...TOUR, id, revision: 1, name: 'Other words' });
    expect((await read(office.seller(world), id)).body).toEqual({ ...before, name: 'Other words', revision: 2 });
    const attached = async () =>
      (
        await office.api.db
          .selectFrom('uploads')
          .select('id')
          .where('bucket', '=', 'tour')
          .where('attached_at', 'is not', null)
          .execute()
      ).length;
    const shown = await attached();
    await save(office.seller(world), { ...TOUR, id, revision: 2, stays: [] });
    expect(await attached()).toBe(shown - 1);
  });

  it('sell a variant no more, and whoever has booked it keeps it', async () => {
    const world = await createWorld(office.api.services);
    const tourist = office.guest.as((await createUser(office.api.services)).token);
    const book = () =>
      tourist.post<Booking & ErrorBody>('/crm/api/request/create', {
        ...{ idempotency_key: randomUUID(), tour_id: world.tourId, date_id: world.departureId, tourists_count: 1 },
        ...{
          variant_id: world.singleVariantId,
          shown: { ...world.shown, variant_delta: world.singleDelta },
          is_sure: true,
        },
      });
    const { body: booking } = await book();
    expect(booking.variant?.name).toBe('Single tent');
    const { body } = await read(office.seller(world), world.tourId);
    const { slug: _slug, ...tour } = body;
    const variants = tour.variants.filter((one) => one.is_default);
    const program: EditableTour['program'] = [];
    expect((await save(office.seller(world), { ...tour, program, variants })).status).toBe(200);
    expect(await book()).toMatchObject({ status: 422, body: { errors: { variant_id: [expect.any(String)] } } });
    const again = await tourist.get<Booking>('/crm/api/request/get', { id: booking.id });
    expect(again.body).toMatchObject({ variant: { name: 'Single tent' }, total: booking.total });
  });

  it('are listed and read by their organizer alone, hidden ones as well', async () => {
    const [world, foreign] = [await createWorld(office.api.services), await createWorld(office.api.services)];
    const list = async (by: Client) =>
      by.get<{ items: { id: number; departures: number }[]; total: number }>(`${BASE}/tours`);
    await office.api.db.updateTable('tours').set({ status: 'hidden' }).where('id', '=', world.tourId).execute();
    expect((await list(office.seller(world))).body).toMatchObject({
      ...{ total: 1, items: [{ id: world.tourId, is_hidden: true, departures: 1 }] },
    });
    expect((await list(office.guest)).status).toBe(401);
    const tourist = office.guest.as((await createUser(office.api.services)).token);
    expect((await list(tourist)).status).toBe(403);
    expect((await read(tourist, world.tourId)).status).toBe(403);
    expect((await read(office.guest, world.tourId)).status).toBe(401);
    expect((await read(office.seller(foreign), world.tourId)).body.code).toBe('tour_not_found');
    expect((await read(await office.admin(), world.tourId)).status).toBe(200);
  });
});
