import { describe, expect, it } from '@jest/globals';
import { buildAtlas } from '../atlas/build.ts';
import { climatePlaces } from './places.ts';
import { daylight, type Setting } from './setting.ts';
import { type ClimateYear, climateYear } from './year.ts';

const INLAND = { altitude: 0, land: 'forest', hasSea: false } as const;
const at = (lat: number, lng: number, more: Partial<Setting> = {}): ClimateYear =>
  climateYear({ ...INLAND, lat, lng, ...more }, 'test');
const JANUARY = 0;
const JULY = 6;

describe('a plausible year', () => {
  // what the places' climate tables say, within what a person would notice
  it.each([
    ['Bishkek in July', at(42.9, 74.6, { altitude: 800, land: 'steppe' }), JULY, 27, 33],
    ['Bishkek in January', at(42.9, 74.6, { altitude: 800, land: 'steppe' }), JANUARY, -4, 5],
    ['Chamonix in July', at(45.9, 6.9, { altitude: 1035, land: 'alpine' }), JULY, 20, 27],
    ['Tromsø in January', at(69.6, 19, { land: 'arctic', hasSea: true }), JANUARY, -6, 2],
    ['Tromsø in July', at(69.6, 19, { land: 'arctic', hasSea: true }), JULY, 11, 18],
    ['Hanoi in July', at(21, 105.8, { land: 'jungle' }), JULY, 28, 34],
    ['Funchal in July', at(32.7, -16.9, { land: 'coast', hasSea: true }), JULY, 23, 29],
    ['Queenstown in July', at(-45, 168.7, { altitude: 300, land: 'alpine' }), JULY, 3, 10],
    ['Kilimanjaro’s foot in January', at(-3, 37.4, { altitude: 900, land: 'volcanic' }), JANUARY, 24, 33],
  ])('%s: an afternoon between %4$i and %5$i °C', (_title, year, month, from, to) => {
    expect(year.high_c[month]).toBeGreaterThanOrEqual(from);
    expect(year.high_c[month]).toBeLessThanOrEqual(to);
  });

  it('rains in summer under the monsoon and in winter at the Mediterranean', () => {
    const nepal = at(28, 84, { altitude: 1400, land: 'alpine' });
    expect(nepal.rain_mm[JULY]).toBeGreaterThan(5 * (nepal.rain_mm[JANUARY] ?? 0));
    const crete = at(35, 24, { land: 'coast', hasSea: true });
    expect(crete.rain_mm[JANUARY]).toBeGreaterThan(5 * (crete.rain_mm[JULY] ?? 0));
    expect(crete.sun_hours[JULY]).toBeGreaterThan(9);
  });

  it('has no sun in the polar night, and the sea is warmest after the summer', () => {
    expect(daylight({ lat: 70 }, 11)).toBe(0);
    expect(daylight({ lat: 70 }, 5)).toBe(24);
    const { sea_c } = at(43, 16, { land: 'coast', hasSea: true });
    expect(sea_c?.indexOf(Math.max(...sea_c))).toBe(7);
  });

  it('is the same for the same seed, and another for another', () => {
    const setting: Setting = { ...INLAND, lat: 46, lng: 8 };
    expect(climateYear(setting, 'a')).toEqual(climateYear(setting, 'a'));
    expect(climateYear(setting, 'a')).not.toEqual(climateYear(setting, 'b'));
  });
});

describe('the places of the demo world', () => {
  const places = climatePlaces(buildAtlas());

  it('all have a year without holes, in the order that nature has', () => {
    expect(places.size).toBeGreaterThan(500);
    for (const [place, setting] of places) {
      const year = climateYear(setting, place.slug);
      for (const [month, high] of year.high_c.entries()) {
        const low = year.low_c[month] ?? Number.NaN;
        expect({ place: place.slug, isFine: high > low && high < 47 && low > -55 }).toEqual({
          place: place.slug,
          isFine: true,
        });
      }
      expect(year.rain_days.every((days) => days >= 0 && days <= 28)).toBe(true);
      expect(year.sun_hours.every((hours) => hours >= 0 && hours <= 20)).toBe(true);
    }
  });

  it('have a sea where there is one', () => {
    const seaOf = (slug: string) => [...places].find(([place]) => place.slug === slug)?.[1].hasSea;
    expect(seaOf('madeira')).toBe(true);
    expect(seaOf('svaneti')).toBe(false);
    expect(seaOf('baikal')).toBe(false);
  });
});
