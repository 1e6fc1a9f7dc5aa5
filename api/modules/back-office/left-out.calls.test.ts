import type { DepartureState } from '@cairn/shared-contracts/api/back-office.schema';
import type { EditableTour } from '@cairn/shared-contracts/api/back-office-tour.schema';
import { describe, expect, it } from '@jest/globals';
import { createWorld, type World } from '../request/testing/world.ts';
import { BASE, inDays, useOffice } from './testing/office.ts';

const office = useOffice();

/** as a program wrote them before there was more to say */
const without = <T extends object>(one: T, ...fields: (keyof T)[]): Partial<T> =>
  Object.fromEntries(Object.entries(one).filter(([name]) => !fields.some((field) => field === name))) as Partial<T>;

describe('what a program of before leaves out of a change stays as it was', () => {
  async function tourOf(world: World): Promise<EditableTour> {
    return (await office.seller(world).get<EditableTour>(`${BASE}/tour`, { id: world.tourId })).body;
  }
  async function saveTour(world: World, tour: object): Promise<EditableTour> {
    const { revision } = await tourOf(world);
    const { status, body } = await office.seller(world).post(`${BASE}/tour/save`, { ...tour, revision });
    expect([status, body]).toEqual([200, expect.anything()]);
    return tourOf(world);
  }
  const PICTURE = { key: 'art/alpine-1-4x3', alt: 'A valley', placeholder: '#888888' };
  const HIGHER = { key: 'art/alpine-2-4x3', alt: 'A pass', placeholder: '#777777' };

  /** a tour of one day that says all that may be left out */
  async function wholeTour(world: World): Promise<EditableTour> {
    const { db } = office.api;
    const camp = (picture: typeof PICTURE) => ({
      name: 'Camp',
      text: '',
      nights: 1,
      image: picture,
      images: [picture],
    });
    const details = { stays: [camp(PICTURE), camp(HIGHER)] };
    const { details: before } = await db
      .selectFrom('tours')
      .select('details')
      .where('id', '=', world.tourId)
      .executeTakeFirstOrThrow();
    await db
      .updateTable('tours')
      .set({ details: JSON.stringify({ ...before, ...details }), images: JSON.stringify([PICTURE]), days: 1 })
      .where('id', '=', world.tourId)
      .execute();
    const { slug: _slug, ...tour } = await tourOf(world);
    const day = { title: 'Up', text: '<p>Up</p>', distance_km: 9, ascent_m: 800, hours: 5, profile: [], sleep: '' };
    return saveTour(world, {
      ...{ ...tour, days: 1, is_hidden: true },
      program: [{ ...day, meals: '', images: [{ key: PICTURE.key, alt: PICTURE.alt }] }],
      variants: tour.variants.map((one) => ({ ...one, min_age: 16 })),
      add_ons: [{ name: 'Horse', description: 'Carries 15 kg', price: 12_000, per: 'person' }],
      questionnaire: [{ question: 'Size of boots?', kind: 'text', is_required: true }],
    });
  }

  it('of a tour', async () => {
    const world = await createWorld(office.api.services);
    const { slug: _slug, ...tour } = await wholeTour(world);
    expect(tour).toMatchObject({
      ...{ is_hidden: true, program: [{ images: [{ alt: 'A valley' }] }] },
      stays: [{ images: [{ alt: 'A valley' }] }, { images: [{ alt: 'A pass' }] }],
      ...{ add_ons: [{ description: 'Carries 15 kg' }], questionnaire: [{ is_required: true }] },
    });
    expect(tour.variants.map(({ min_age }) => min_age)).toEqual(tour.variants.map(() => 16));
    const after = await saveTour(world, {
      ...without(tour, 'is_hidden'),
      variants: tour.variants.map((one) => without(one, 'min_age')),
      add_ons: tour.add_ons.map((one) => without(one, 'description')),
      questionnaire: tour.questionnaire.map((one) => without(one, 'is_required')),
      program: tour.program.map((one) => without(one, 'images')),
      stays: tour.stays.map((one) => without(one, 'images')),
    });
    expect(after).toEqual({ ...tour, slug: after.slug, revision: tour.revision + 1 });
  });

  it('and what is taken back is gone', async () => {
    const world = await createWorld(office.api.services);
    const { slug: _slug, ...tour } = await wholeTour(world);
    const after = await saveTour(world, {
      ...{ ...tour, is_hidden: false },
      variants: tour.variants.map((one) => ({ ...one, min_age: null })),
      program: tour.program.map((one) => ({ ...one, images: [] })),
      stays: tour.stays.map((one) => ({ ...one, images: [] })),
    });
    expect(after).toMatchObject({ is_hidden: false, program: [{ images: [] }] });
    expect(after.stays.map(({ images }) => images)).toEqual([[], []]);
    expect(after.variants.map(({ min_age }) => min_age)).toEqual(tour.variants.map(() => null));
  });

  it('of a departure, whose discount is still held against a new price', async () => {
    const world = await createWorld(office.api.services);
    const first = { tour_id: world.tourId, start: inDays(200), end: inDays(207), price: 90_000, seats: 8 };
    const save = (body: object) =>
      office.seller(world).post<DepartureState & { errors?: object }>(`${BASE}/departure/save`, body);
    const terms = {
      ...{ is_closed: true, not_guaranteed: true, flight_included: true, prepayment_size: 40, full_payment_days: 10 },
      ...{ instalments: 3, discount: { kind: 'on_tour_date', percent: 90 } },
    };
    const { id, revision } = (await save({ ...first, ...terms })).body;
    const changed = (await save({ ...first, id, revision, seats: 9 })).body;
    expect(changed).toMatchObject({ ...terms, seats: 9 });
    const cheaper = await save({ ...first, id, revision: changed.revision, price: 400 });
    expect([cheaper.status, Object.keys(cheaper.body.errors ?? {})]).toEqual([422, ['discount']]);
    const open = { is_closed: false, discount: null };
    expect((await save({ ...first, id, revision: changed.revision, ...open })).body).toMatchObject({
      ...{ ...terms, ...open },
    });
  });
});
