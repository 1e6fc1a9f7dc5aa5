import { describe, expect, it } from '@jest/globals';
import { type SocialTour, socialVersion, tourSocialPicture } from './social-picture.ts';

const TOUR: SocialTour = {
  id: 42,
  name: 'Terskey Alatau traverse',
  country: { name: 'Kyrgyzstan' },
  region: null,
  days: 8,
  price: 89_000,
  dates_count: 3,
  currency: 'EUR',
  organizer: { name: 'Ala-Too Trekking' },
  images: [{ image: '/media/a/{size}.jpg' }, { image: '/media/b/{size}.jpg' }],
};
const READER = { locale: 'en-US', defaultCurrency: 'EUR' };

describe('the address of the picture that is shared', () => {
  it.each<[string, Partial<SocialTour>]>([
    ['name', { name: 'Долгий путь' }],
    ['price', { price: 89_100 }],
    ['currency', { currency: 'USD' }],
    ['days', { days: 9 }],
    ['place', { region: { name: 'Issyk-Kul' } }],
    ['organizer', { organizer: { name: 'Other' } }],
    ['cover', { images: [{ image: '/media/c/{size}.jpg' }] }],
    ['price, which is gone', { price: null }],
    ['price, as all is sold out', { dates_count: 0 }],
  ])('is another one with another %s', (_what, change) => {
    expect(socialVersion({ ...TOUR, ...change })).not.toBe(socialVersion(TOUR));
  });

  it('stays when the tour changes where the picture does not show it', () => {
    expect(socialVersion({ ...TOUR, images: TOUR.images.slice(0, 1), dates_count: 2 })).toBe(socialVersion(TOUR));
  });

  it.each([
    [READER, ''],
    [{ ...READER, defaultCurrency: 'USD' }, '&currency=EUR'],
    [{ ...READER, locale: 'ru-RU' }, '&language=ru-RU'],
  ])('for %j it says only what differs', (reader, more) => {
    expect(tourSocialPicture(TOUR, reader)).toBe(`/media/og/tour-42.jpg?v=${socialVersion(TOUR)}${more}`);
  });
});
