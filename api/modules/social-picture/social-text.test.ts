import type { TourCard } from '@cairn/shared-contracts/api/tours.schema';
import { siteConfig } from '@cairn/shared-contracts/domain/site';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'zod/mini';
import { composePicture } from './compose.ts';
import { overlay } from './overlay.ts';
import { socialText } from './social-text.ts';

const CARD: TourCard = {
  id: 42,
  slug: 'terskey-42',
  name: 'Terskey Alatau traverse',
  type: 1,
  country: { id: 1, name: 'Kyrgyzstan', slug: 'kyrgyzstan' },
  region: { id: 2, name: 'Issyk-Kul', slug: 'issyk-kul' },
  rating: null,
  reviews_count: 0,
  days: 8,
  difficulty: 3,
  group_max: 10,
  is_new: false,
  is_author: false,
  is_cruise: false,
  images: [],
  images_count: 0,
  dates: [],
  dates_count: 1,
  seats_left: null,
  currency: 'EUR',
  price: 89_000,
  price_without_discount: null,
  original_currency: 'EUR',
  original_price: 99000,
  lat: 42.49,
  lng: 78.39,
  discount: null,
  organizer: { id: 7, name: 'Ala-Too Trekking', person: 'Aigerim', avatar: null, is_verified: true },
};
const site = parse(siteConfig, {});
const hiding = parse(siteConfig, { organizer: { forceHideOrganizers: true } });

describe('what the picture of a tour says', () => {
  it.each([
    ['en-US', '8 days · with Ala-Too Trekking', 'from €890 per person'],
    ['ru-RU', '8 дней · с организатором Ala-Too Trekking', 'от €890 с человека'],
    ['zh-CN', '8 天 · 由 Ala-Too Trekking 组织', '每人 €890 起'],
  ])('in %s', (language, facts, price) => {
    expect(socialText(CARD, site, language)).toEqual({
      siteName: 'Cairn',
      title: 'Terskey Alatau traverse',
      place: 'Kyrgyzstan · Issyk-Kul',
      facts,
      price,
    });
  });

  it('names no organizer where the site hides them, and no price without a departure', () => {
    expect(socialText({ ...CARD, price: null, region: null }, hiding, 'en-US')).toMatchObject({
      place: 'Kyrgyzstan',
      facts: '8 days',
      price: null,
    });
  });

  it('names no price where nobody can come along any more', () => {
    expect(socialText({ ...CARD, dates_count: 0 }, site, 'en-US').price).toBeNull();
  });

  it('is drawn without fonts of the system and without markup of whoever wrote it', async () => {
    const svg = overlay(socialText({ ...CARD, name: '<image href="file:///etc/passwd"/> & more' }, site, 'en-US'));
    expect(svg).not.toMatch(/<text|<image|font-family|&(?!amp;)/);
    const longest = {
      ...CARD,
      name: 'Долгий путь '.repeat(60),
      organizer: { ...CARD.organizer, name: 'W'.repeat(200) },
    };
    await expect(composePicture(socialText(longest, site, 'ru-RU'), undefined)).resolves.toBeInstanceOf(Buffer);
    await expect(composePicture(socialText({ ...CARD, name: '山' }, site, 'zh-CN'), undefined)).resolves.toBeInstanceOf(
      Buffer,
    );
  });
});
