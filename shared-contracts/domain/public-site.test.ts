import { describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { publicSite } from './public-site.ts';
import { type SiteInput, siteConfig } from './site.ts';

const publicOf = (input: SiteInput) => publicSite(z.parse(siteConfig, input));

describe('what every page knows of its site', () => {
  it('is small, and holds no keys and no long lists', () => {
    const text = JSON.stringify(publicOf({ tokens: { captcha_key: 'key-of-captcha' } }));
    expect(text.length).toBeLessThan(1500);
    expect(text).not.toMatch(/key-of-captcha|tourEmojis|landingVideos|seoBlockImages|hosts/);
  });

  it.each<[string, SiteInput, object]>([
    ['a flag', { tour: { shouldShowWeatherWidget: true } }, { tour: { shouldShowWeatherWidget: true } }],
    ['a metric', { metrics: { ym: '123' } }, { metrics: { ym: '123' } }],
    ['the booking segment', { booking: { baseSegment: 'trip' } }, { booking: { baseSegment: 'trip' } }],
    ['no Google', {}, { usesRecaptcha: false }],
    ['the hard captcha', { tokens: { captcha_provider: 1 } }, { usesRecaptcha: true }],
    ['the invisible captcha', { tokens: { invisible_captcha_provider: 1 } }, { usesRecaptcha: true }],
    ['excursions', { excursionsEnabled: true }, { excursionsEnabled: true }],
  ])('%s of the configuration comes through', (_title, input, expected) => {
    expect(publicOf(input)).toMatchObject(expected);
  });

  it('the phone is the main one that is for all', () => {
    const here = { type: 'main', formatted_phone: '+996 312 90-01-02', entity: { slug: 'osh', kind: 'city' } } as const;
    const more = { type: 'additional', formatted_phone: '+1 202 555 0147' } as const;
    const main = { type: 'main', formatted_phone: '+44 20 7946 0182' } as const;
    expect(publicOf({ contacts: { phones: [here, more, main] } }).contacts.phone).toBe('+44 20 7946 0182');
    expect(publicOf({ contacts: { phones: [here, more] } }).contacts.phone).toBeNull();
  });

  it('a social link is titled after its source', () => {
    const socials = [
      { source: 'x', url: 'https://x.com/cairn' },
      { source: 'tiktok', url: 'https://tiktok.com/@cairn' },
    ] as const;
    expect(publicOf({ socials: [...socials] }).socials.map(({ title }) => title)).toEqual(['X', 'TikTok']);
  });
});
