import { describe, expect, it } from '@jest/globals';
import { buildAtlas } from '../atlas/build.ts';
import { monthOf } from '../calendar.ts';
import { generateTours } from './generator.ts';
import { handwritten } from './handwritten.ts';
import type { DemoTour } from './model.ts';
import { midnightDepth, seasonOf } from './season.ts';

const tours = [...generateTours(buildAtlas(), { seed: 'cairn', tours: 600, today: '2026-11-20' })];
const monthsOf = ({ departures }: DemoTour) => [...new Set(departures.map(({ start }) => monthOf(start)))];
const told = ({ id, name }: DemoTour, months: readonly number[]) => `${id} ${name}: ${months.join(', ')}`;
/** those that leave in a month in which they cannot be done */
const astray = (of: (tour: DemoTour) => boolean, isRight: (month: number, lat: number) => boolean) =>
  tours.filter(of).flatMap((tour) => {
    const wrong = monthsOf(tour).filter((month) => !isRight(month, tour.at[0]));
    return wrong.length > 0 ? [told(tour, wrong)] : [];
  });

/** as the same month feels in the northern half of the world */
const northern = (month: number, lat: number) => (lat < 0 ? ((month + 5) % 12) + 1 : month);
const ON_SNOW = /\b(winter walk|snowshoe|ski|skis|skins on|powder|tracks in the snow)/i;

describe('the season of a tour', () => {
  it('is winter, or spring near the pole, wherever it goes on snow', () => {
    const onSnow = ({ style, name }: DemoTour) => style === 'ski' || style === 'snowshoe' || ON_SNOW.test(name);
    expect(tours.filter(onSnow).length).toBeGreaterThan(8);
    expect(astray(onSnow, (month, lat) => [12, 1, 2, 3, 4, 5].includes(northern(month, lat)))).toEqual([]);
  });

  it('has nights where stars are what one comes for', () => {
    const byNight = ({ style }: DemoTour) => style === 'stars';
    expect(tours.filter(byNight).length).toBeGreaterThan(20);
    expect(astray(byNight, (month, lat) => midnightDepth(lat, month) >= 12)).toEqual([]);
  });

  it('is the growing half of the year for flowers outside the tropics', () => {
    const among = ({ style, at: [lat] }: DemoTour) => style === 'botany' && Math.abs(lat) > 23.5;
    expect(tours.filter(among).length).toBeGreaterThan(10);
    expect(astray(among, (month, lat) => [3, 4, 5, 6, 7, 8].includes(northern(month, lat)))).toEqual([]);
  });

  it.each([
    ['skis in Svaneti', 'ski', 43, [6, 10], [12, 1, 2, 3, 4]],
    ['skis in Araucanía', 'ski', -39.4, [11, 4], [6, 7, 8, 9, 10]],
    ['snowshoes at Abisko', 'snowshoe', 68.1, [6, 9], [2, 3, 4, 5]],
    ['stars of Lofoten', 'stars', 68.1, [6, 9], [9, 10]],
    ['stars of the Draa valley', 'stars', 29.9, [10, 4], [10, 11, 12, 1, 2, 3, 4]],
    ['flowers of Crete', 'botany', 35.3, [4, 10], [4, 5, 6, 7, 8]],
    ['flowers of Tasmania', 'botany', -42.3, [10, 4], [10, 11, 12, 1, 2]],
    ['a trek in Svaneti', 'trek', 43, [6, 10], [6, 7, 8, 9, 10]],
  ] as const)('of %s', (_title, style, lat, months, season) => {
    expect(seasonOf(style, { at: [lat, 40], months })).toEqual(season);
  });
});

describe('a tour that ends where it starts', () => {
  const placeOf = (line: string) => line.split(',')[0];
  const back = tours.filter(({ startPlace, endPlace }) => placeOf(startPlace) === placeOf(endPlace));

  it('sets out there, too', () => {
    expect(back.filter(({ isCruise }) => isCruise).length).toBeGreaterThan(2);
    // authors of tours written by hand drive their guests to the path
    const generated = back.filter(({ id }) => !handwritten(id));
    const elsewhere = generated.filter(({ startPlace, details }) => details.route[0]?.name !== placeOf(startPlace));
    expect(elsewhere.map(({ id, name, startPlace }) => `${id} ${name}: ${startPlace}`)).toEqual([]);
  });

  it('is the only one that is called a round', () => {
    const round = tours.filter(({ name }) => /\b(loop|circuit|ring)\b/i.test(name));
    expect(round.filter((tour) => !back.includes(tour)).map(({ id, name }) => `${id} ${name}`)).toEqual([]);
  });
});
