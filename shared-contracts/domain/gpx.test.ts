import { describe, expect, it } from '@jest/globals';
import { gpxOf } from './gpx.ts';

const at = (name: string, lat: number, lng: number, day: number) => ({ name, lat, lng, day });
const TOUR = {
  name: 'Lakes & "passes" <of> Terskey',
  url: 'https://cairn.test/terskey-1?a=1&b=2',
  route: [at('Karakol', 42.49, 78.39, 1), at('Ala-Köl', 42.32, 78.53, 1), at('Hut', 42.37, 78.61, 2)],
  program: [
    { day: 1, title: 'To the lake', profile: [1770, 2600, 3530] },
    { day: 2, title: 'Down\u0007', profile: [] },
  ],
};
const TEXTS = {
  creator: 'Cairn',
  note: 'Not to walk by',
  day: (day: number, title: string) => `Day ${day}: ${title}`,
  end: 'End',
};
const text = gpxOf(TOUR, TEXTS) ?? '';

/** names of tags in their order, as the schema's sequences see them */
const tags = [...text.matchAll(/<(\w+)/g)].map(([, tag]) => tag);
const attribute = (name: string) => [...text.matchAll(new RegExp(`${name}="([^"]*)"`, 'g'))].map(([, value]) => value);

describe('a route as GPX', () => {
  it('is well formed: every tag is closed, and nothing of people’s text is markup', () => {
    const open: string[] = [];
    for (const [, close, tag = ''] of text.replace(/<\?.*\?>/, '').matchAll(/<(\/?)(\w+)[^>]*>/g)) {
      if (close) expect(open.pop()).toBe(tag);
      else open.push(tag);
    }
    expect(open).toEqual([]);
    expect(text).toContain('Lakes &#38; &#34;passes&#34; &#60;of&#62; Terskey');
    expect(text).not.toContain('\u0007');
  });

  it('has the parts of GPX 1.1 in the order of its schema', () => {
    expect(text).toMatch(/<gpx xmlns="http:\/\/www.topografix.com\/GPX\/1\/1" version="1.1" creator="Cairn">/);
    const top = tags.filter((tag) => ['metadata', 'wpt', 'trk'].includes(tag ?? ''));
    expect(top).toEqual(['metadata', 'wpt', 'wpt', 'wpt', 'trk']);
    expect(text).toMatch(/<metadata><name>.*<desc>.*<link href="[^"]*"><text>/);
    expect(text).toMatch(/<wpt [^>]*><ele>1770<\/ele><name>Day 1: To the lake<\/name><desc>Karakol<\/desc><\/wpt>/);
  });

  it('has a segment a day with heights where the program knows them', () => {
    const segments = text.split('<trkseg>').slice(1);
    expect(segments).toHaveLength(2);
    const heights = [...(segments[0] ?? '').matchAll(/<ele>(\d+)</g)].map(([, metres]) => Number(metres));
    expect([heights[0], heights.at(-1)]).toEqual([1770, 3530]);
    expect(heights).toEqual(heights.toSorted((a, b) => a - b));
    expect(segments[1]).not.toContain('<ele>');
  });

  it('loses no height that the program knows, however many there are', () => {
    const profile = [1770, 2100, 2900, 3920, 3100, 2500, 2200, 2000];
    const high = gpxOf({ ...TOUR, program: [{ day: 1, title: 'Over the pass', profile }] }, TEXTS) ?? '';
    const heights = [...high.matchAll(/<ele>(\d+)</g)].map(([, metres]) => Number(metres));
    for (const metres of profile) expect(heights).toContain(metres);
  });

  it('begins and ends where the route does, within the world', () => {
    expect([attribute('lat')[0], attribute('lat').at(-1)]).toEqual(['42.490000', '42.370000']);
    for (const value of [...attribute('lat'), ...attribute('lon')]) expect(Math.abs(Number(value))).toBeLessThan(180);
  });

  it('of a tour without a way is none', () => {
    expect(gpxOf({ ...TOUR, route: TOUR.route.slice(0, 1) }, TEXTS)).toBeUndefined();
    expect(gpxOf({ ...TOUR, route: [] }, TEXTS)).toBeUndefined();
  });
});
