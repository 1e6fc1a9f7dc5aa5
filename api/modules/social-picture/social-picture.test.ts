import { SOCIAL_PICTURE, tourSocialPicture } from '@cairn/shared-contracts/domain/social-picture';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { makeDeparture, makeTour } from '../../testing/factories.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { readCards } from '../tours/cards.ts';
import { priceView } from '../tours/price-view.ts';

let api: TestApi;
let id: number;
beforeAll(async () => {
  api = await startTestApi();
  id = await makeTour(api.db, { name: 'Долгий путь через Терскей-Алатау' });
  await makeDeparture(api.db, id);
});
afterAll(() => api.close());

const picture = (path: string) => fetch(api.url + path);
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

/** as the tour page makes it */
async function address(currency: string, locale = 'en-US'): Promise<string> {
  const [card] = await readCards(api.services, [id], await priceView(api.services, currency));
  if (!card) throw new Error('no such tour');
  const { defaultCurrency } = api.services.sites.choose({}).config;
  return tourSocialPicture(card, { locale, defaultCurrency });
}

describe('the picture of a shared tour', () => {
  it('is a JPEG of the size that networks want, to be cached for ever under its address', async () => {
    const answer = await picture(await address('EUR'));
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await sharp(await bytesOf(answer)).metadata()).toMatchObject({ format: 'jpeg', ...SOCIAL_PICTURE });
  });

  it.each(['', '?v=other', '?v=other&currency=XXX&language=nonsense'])(
    'under an address that says another version (%s) it is cached for a while only',
    async (query) => {
      const answer = await picture(`/media/og/tour-${id}.jpg${query}`);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, max-age=600']);
    },
  );

  it('shows the price in the asked currency and the words of the asked language', async () => {
    const addresses = [await address('EUR'), await address('USD'), await address('EUR', 'de-DE')];
    const pictures = await Promise.all(
      addresses.map(async (path) => (await bytesOf(await picture(path))).toString('base64')),
    );
    expect(new Set(pictures).size).toBe(3);
  });

  it('is another one when the tour changes', async () => {
    const before = await address('EUR');
    const old = await bytesOf(await picture(before));
    await api.db.updateTable('tours').set({ name: 'A walk around the lake' }).where('id', '=', id).execute();
    const after = await address('EUR');
    expect(after).not.toBe(before);
    expect(await bytesOf(await picture(after))).not.toEqual(old);
    // what was shared before shows the tour of today, until robots ask again
    expect((await picture(before)).headers.get('cache-control')).toBe('public, max-age=600');
  });

  it.each(['tour-424242.jpg', 'tour-0.jpg', 'tour-99999999999.jpg', 'tour-abc.jpg', 'tour-1.png', 'tour-1.jpg.jpg'])(
    '%s is 404',
    async (name) => {
      expect(await api.get(`/media/og/${name}`)).toMatchObject({ status: 404, body: { code: 'picture_not_found' } });
    },
  );
});
