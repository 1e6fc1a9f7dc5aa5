import { randomUUID } from 'node:crypto';
import { errorBody } from '@cairn/shared-contracts/api/common.schema';
import type { moderatedReviews, ReviewInvitation } from '@cairn/shared-contracts/api/reviews.schema';
import type { Tour } from '@cairn/shared-contracts/api/tours.schema';
import type { UploadedImage } from '@cairn/shared-contracts/api/uploads.schema';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import type * as z from 'zod/mini';
import { makeReview } from '../../testing/factories.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { settled } from '../request/testing/settled.ts';
import { createUser, createWorld, type World } from '../request/testing/world.ts';
import { AFTER_THE_TOUR, travelled } from './testing/travelled.ts';

const TEXT = 'Four passes and not a dull hour; the evenings at the lake alone are worth the walk.';
let api: TestApi;
let world: World;
let admin: string;
beforeAll(async () => {
  api = await startTestApi({ now: AFTER_THE_TOUR });
  world = await createWorld(api.services);
  admin = (await createUser(api.services, { role: 'admin' })).token;
});
afterAll(() => api.close());

const read = (uuid: string) => api.get<ReviewInvitation>(`/spa/review-invitation?uuid=${uuid}`);
const submit = (uuid: string, over: object = {}) =>
  api.post<ReviewInvitation>('/spa/review', {
    uuid,
    rating: 5,
    aspects: { organizer: 5, value: 4 },
    text: TEXT,
    ...over,
  });
const tourPage = async () => {
  const { slug } = await api.db
    .selectFrom('tours')
    .select('slug')
    .where('id', '=', world.tourId)
    .executeTakeFirstOrThrow();
  return (await api.get<{ tour: Tour }>(`/spa/tour?slug=${slug}&expand_reviews=1`)).body.tour;
};
const moderate = (id: number, decision: string, token?: string, note = '') =>
  api.post('/crm/api/review/moderate', { id, decision, note }, token ? { token } : {});
const reviewOf = (requestId: number) =>
  api.db.selectFrom('reviews').selectAll().where('request_id', '=', requestId).executeTakeFirstOrThrow();

async function upload(): Promise<UploadedImage> {
  const content = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#468' } })
    .jpeg()
    .toBuffer();
  const form = new FormData();
  form.append('image', new Blob([new Uint8Array(content)], { type: 'image/jpeg' }), 'a.jpg');
  const response = await fetch(`${api.url}/spa/upload-review-image`, { method: 'POST', body: form });
  // the call's own contract, tested with the uploads
  return (await response.json()) as UploadedImage;
}

describe('whoever has travelled', () => {
  it('is asked by mail, and finds the page from the booking too', async () => {
    const { uuid, booking, tourist } = await travelled({ api, world });
    await settled(api.db);
    const mail = await api.db
      .selectFrom('dev_messages')
      .selectAll()
      .where('recipient', '=', tourist.email)
      .executeTakeFirstOrThrow();
    expect(mail.subject).toContain('How was it?');
    expect(mail.body).toContain(`/review/${uuid}`);
    const byLink = `/crm/api/request/get-by-uuid?uuid=${booking}`;
    expect((await api.get(byLink, { token: tourist.token })).body).toMatchObject({ review_uuid: uuid });
    // a passed on link reviews nothing in the tourist's name
    expect((await api.get(byLink)).body).toMatchObject({ review_uuid: null });
  });

  it('sees the tour and how the review will be signed', async () => {
    const { uuid } = await travelled({ api, world });
    expect(await read(uuid)).toMatchObject({
      status: 200,
      body: {
        state: 'open',
        author: 'Kate N.',
        start: '2027-02-20',
        end: '2027-02-28',
        tour: { id: world.tourId, name: 'Terskey Alatau traverse' },
        organizer: { person: 'Aigerim Sadykova' },
      },
    });
  });

  it('has three months for it; then the page is gone', async () => {
    const { uuid, requestId } = await travelled({ api, world });
    await api.db
      .updateTable('review_invitations')
      .set({ expires_at: AFTER_THE_TOUR })
      .where('request_id', '=', requestId)
      .execute();
    expect(await read(uuid)).toMatchObject({ status: 410, body: { code: 'review_expired' } });
    expect(await submit(uuid)).toMatchObject({ status: 410 });
  });

  it('keeps a page that says what became of the review', async () => {
    const { uuid, requestId } = await travelled({ api, world });
    await submit(uuid);
    await api.db
      .updateTable('review_invitations')
      .set({ expires_at: AFTER_THE_TOUR })
      .where('request_id', '=', requestId)
      .execute();
    expect(await read(uuid)).toMatchObject({ status: 200, body: { state: 'pending' } });
  });
});

describe('a link', () => {
  it.each([
    ['nobody has', randomUUID(), 404],
    ['is none', 'abc', 422],
  ])('that %s is refused', async (_case, uuid, status) => {
    expect((await read(uuid)).status).toBe(status);
    expect((await submit(uuid)).status).toBe(status);
  });
});

describe('a review', () => {
  it.each([
    ['without a rating', { rating: undefined }, 'rating'],
    ['with a rating beyond the five levels', { rating: 6 }, 'rating'],
    ['with half a level', { rating: 4.5 }, 'rating'],
    ['with an aspect beyond them', { aspects: { value: 0 } }, 'aspects.value'],
    ['of a few words', { text: 'Nice' }, 'text'],
    ['of spaces', { text: ' '.repeat(100) }, 'text'],
    ['of characters that nobody sees', { text: '\u200b'.repeat(100) }, 'text'],
    ['of a whole book', { text: 'a'.repeat(3_001) }, 'text'],
    [
      'with more photos than an album',
      { images: Array.from({ length: 9 }, (_, id) => ({ id: id + 1, token: 'x' })) },
      'images',
    ],
  ])('%s is refused at its field', async (_case, over, field) => {
    const { uuid } = await travelled({ api, world });
    const { status, body } = await submit(uuid, over);
    expect({ status, fields: Object.keys(errorBody.parse(body).errors ?? {}) }).toEqual({
      status: 422,
      fields: [field],
    });
    expect(await read(uuid)).toMatchObject({ body: { state: 'open' } });
  });

  it('is one per booking, however often it is sent', async () => {
    const { uuid, requestId } = await travelled({ api, world });
    const answers = await Promise.all([submit(uuid), submit(uuid), submit(uuid)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await api.db.selectFrom('reviews').select('id').where('request_id', '=', requestId).execute()).toHaveLength(
      1,
    );
  });

  it('with photos that is sent twice is told that it is there, not that its photos are gone', async () => {
    const { uuid } = await travelled({ api, world });
    const { id, token } = await upload();
    const send = () => submit(uuid, { images: [{ id, token }] });
    const answers = await Promise.all([send(), send()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await send()).toMatchObject({ status: 409, body: { code: 'review_exists' } });
  });

  it('is signed and written without marks that nobody sees', async () => {
    const { uuid, requestId, tourist } = await travelled({ api, world });
    await api.db.updateTable('users').set({ first_name: '\u202eKate' }).where('id', '=', tourist.id).execute();
    await submit(uuid, { text: `\u202e${TEXT}\u0007\r\nAnd again.` });
    expect(await reviewOf(requestId)).toMatchObject({ author: 'Kate N.', body: `${TEXT}\nAnd again.` });
  });

  it('keeps its words as they were typed: what shows them escapes them', async () => {
    const { uuid, requestId } = await travelled({ api, world });
    const text = '<script>alert(1)</script> & "quotes", <b>bold</b> and a long enough tail';
    await submit(uuid, { text });
    expect((await reviewOf(requestId)).body).toBe(text);
  });

  it('holds its photos from the moment it is sent', async () => {
    const { uuid, requestId } = await travelled({ api, world });
    const [one, two] = [await upload(), await upload()];
    const given = [two, one, two].map(({ id, token }) => ({ id, token }));
    expect((await submit(uuid, { images: given })).status).toBe(200);
    const { images } = await reviewOf(requestId);
    expect(images.map(({ key }) => `/media/${key}/{size}.jpg`)).toEqual([two.image, one.image]);
    expect(images[0]?.alt).toBe('Photo by Kate N.: Terskey Alatau traverse');
    expect((await api.post(`/spa/delete-image?id=${one.id}&token=${one.token}`, {})).status).toBe(409);
  });

  it("cannot take somebody else's photos, nor those of another review", async () => {
    const first = await travelled({ api, world });
    const photo = await upload();
    const stolen = await submit(first.uuid, { images: [{ id: photo.id, token: 'a-guessed-token' }] });
    expect(stolen).toMatchObject({ status: 422, body: { errors: { images: [expect.any(String)] } } });
    const own = { images: [{ id: photo.id, token: photo.token }] };
    expect((await submit(first.uuid, own)).status).toBe(200);
    expect((await submit((await travelled({ api, world })).uuid, own)).status).toBe(422);
  });
});

describe('a look at it before it is shown', () => {
  it('is for admins only', async () => {
    const { uuid, requestId, tourist } = await travelled({ api, world });
    await submit(uuid);
    const { id } = await reviewOf(requestId);
    expect((await moderate(id, 'approve')).status).toBe(401);
    for (const token of [tourist.token, world.organizerToken]) {
      expect((await moderate(id, 'approve', token)).status).toBe(403);
      expect((await api.get('/crm/api/review/list', { token })).status).toBe(403);
    }
    expect((await reviewOf(requestId)).status).toBe('pending');
    const { body } = await api.get<z.infer<typeof moderatedReviews>>('/crm/api/review/list?limit=100', {
      token: admin,
    });
    expect(body.items.find((item) => item.id === id)).toMatchObject({
      text: TEXT,
      rating: 5,
      aspects: { organizer: 5, value: 4 },
      state: 'pending',
    });
    expect((await moderate(999_999, 'approve', admin)).status).toBe(404);
  });

  it('decides what the tour’s rating, its spread and the list count', async () => {
    const tourId = world.tourId;
    await api.db.deleteFrom('reviews').where('tour_id', '=', tourId).execute();
    await makeReview(api.db, tourId, world.organizerId, { rating: 5 });
    const { uuid, requestId } = await travelled({ api, world });
    await submit(uuid, { rating: 2 });
    const { id } = await reviewOf(requestId);
    expect((await tourPage()).reviews).toMatchObject({ total: 1, distribution: [0, 0, 0, 0, 1] });

    expect((await moderate(id, 'approve', admin)).status).toBe(200);
    expect(await read(uuid)).toMatchObject({ body: { state: 'published' } });
    const shown = await tourPage();
    expect(shown).toMatchObject({ rating: 3.5, reviews_count: 2, organizer: { rating: 3.5, reviews_count: 2 } });
    expect(shown.reviews).toMatchObject({
      total: 2,
      distribution: [0, 1, 0, 0, 1],
      items: [{ author: 'Kate N.', text: TEXT, aspects: { organizer: 5, value: 4 } }, {}],
    });
    const row = await api.db
      .selectFrom('tours')
      .select(['rating', 'rating_counts', 'reviews_count'])
      .where('id', '=', tourId)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ rating: 3.5, rating_counts: [0, 1, 0, 0, 1], reviews_count: 2 });

    await moderate(id, 'reject', admin, 'It is about another tour');
    expect(await read(uuid)).toMatchObject({ body: { state: 'rejected', note: 'It is about another tour' } });
    expect(await tourPage()).toMatchObject({ rating: 5, reviews_count: 1, reviews: { total: 1 } });

    await api.db.deleteFrom('reviews').where('request_id', 'is', null).execute();
    await moderate(id, 'approve', admin);
    await moderate(id, 'reject', admin);
    expect(await tourPage()).toMatchObject({ rating: null, reviews_count: 0 });
  });

  it('counts every one of several that are published at the same moment', async () => {
    await api.db.deleteFrom('reviews').where('tour_id', '=', world.tourId).execute();
    const reviews = [];
    for (const rating of [1, 3, 5]) {
      const { uuid, requestId } = await travelled({ api, world });
      await submit(uuid, { rating });
      reviews.push((await reviewOf(requestId)).id);
    }
    await Promise.all(reviews.map((id) => moderate(id, 'approve', admin)));
    expect(await tourPage()).toMatchObject({ rating: 3, reviews_count: 3 });
  });
});
