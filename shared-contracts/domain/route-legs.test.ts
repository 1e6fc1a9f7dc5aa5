import { describe, expect, it } from '@jest/globals';
import { isLoop, placeAlong, routeLegs, routeMarks } from './route-legs.ts';

const at = (name: string, lat: number, lng: number, day: number) => ({ name, lat, lng, day });

const [home, lake, pass, hut] = [
  at('Karakol', 42.49, 78.39, 1),
  at('Ala-Köl', 42.32, 78.53, 1),
  at('Pass', 42.3, 78.56, 2),
  at('Altyn-Arashan', 42.37, 78.61, 2),
];
const line = [home, lake, pass, hut];
const loop = [...line, { ...home, day: 3 }];
/** a centre, a lake and back, a day of rest, a pass and back */
const star = [home, lake, home, { ...pass, day: 3 }, { ...home, day: 3 }];
/** one place a day along a parallel */
const long = (days: number) => Array.from({ length: days + 1 }, (_, i) => at(`P${i}`, 42, 78 + i / 10, Math.max(i, 1)));

describe('a route by its days', () => {
  it('has a leg a day that begins where the day before ended', () => {
    const legs = routeLegs(loop);
    expect(legs.map(({ day, places }) => [day, ...places.map(({ name }) => name)])).toEqual([
      [1, 'Karakol', 'Ala-Köl'],
      [2, 'Ala-Köl', 'Pass', 'Altyn-Arashan'],
      [3, 'Altyn-Arashan', 'Karakol'],
    ]);
    for (const [index, leg] of legs.slice(1).entries()) {
      const [first] = leg.line;
      expect(first).toEqual({ lat: expect.closeTo(legs[index]?.line.at(-1)?.lat ?? 0, 9), lng: expect.any(Number) });
      expect(first?.lng).toBeCloseTo(legs[index]?.line.at(-1)?.lng ?? 0, 9);
    }
  });

  it('passes every place, and never swings far from the way between two', () => {
    const drawn = routeLegs(loop).flatMap((leg) => leg.line);
    for (const { lat, lng } of loop) {
      expect(drawn.some((point) => Math.hypot(point.lat - lat, point.lng - lng) < 1e-9)).toBe(true);
    }
    expect(Math.max(...drawn.map(({ lat }) => lat))).toBeLessThan(42.56);
    expect(Math.min(...drawn.map(({ lat }) => lat))).toBeGreaterThan(42.24);
  });

  it.each([
    ['from one place to another', line, false],
    ['back to where it began', loop, true],
    ['days out and back', star, true],
    ['one place alone', [home], false],
    ['nothing', [], false],
  ])('%s', (_case, route, closed) => {
    expect(isLoop(route)).toBe(closed);
  });
});

describe('marks of a route', () => {
  it('are its start, the numbers of its days and its end', () => {
    expect(routeMarks(line).map(({ kind, day, name }) => [kind, day, name])).toEqual([
      ['start', 1, 'Karakol'],
      ['day', 1, 'Ala-Köl'],
      ['day', 2, 'Altyn-Arashan'],
      ['end', 2, 'Altyn-Arashan'],
    ]);
  });

  it('of a loop have no end of their own', () => {
    expect(routeMarks(loop).map(({ kind, day }) => `${kind} ${day}`)).toEqual(['start 1', 'day 1', 'day 2', 'day 3']);
  });

  it('stand in the middle of the day’s way, at the turn of a day out and back; a day of rest has none', () => {
    const [start, first, third] = routeMarks(star);
    expect(start).toMatchObject({ kind: 'start', name: 'Karakol' });
    expect(first).toMatchObject({ kind: 'day', day: 1, name: 'Ala-Köl' });
    expect(first?.lat).toBeCloseTo(lake.lat, 3);
    expect(third).toMatchObject({ kind: 'day', day: 3, name: 'Pass' });
    expect(third?.lng).toBeCloseTo(pass.lng, 3);
  });

  it('of days on one way stand side by side', () => {
    const marks = routeMarks([
      home,
      { ...lake, day: 1 },
      { ...home, day: 2 },
      { ...lake, day: 3 },
      { ...home, day: 4 },
    ]);
    for (const [index, a] of marks.entries()) {
      for (const b of marks.slice(index + 1)) expect(Math.hypot(a.lat - b.lat, a.lng - b.lng)).toBeGreaterThan(0.012);
    }
  });

  it.each([
    [14, '1 2 3 4 5 6 7 8 9 10 11 12 13 14'],
    [15, '1 3 5 7 9 11 13 15'],
    [30, '1 4 7 10 13 16 19 22 25 28'],
  ])('of %d days are the days %s', (days, numbers) => {
    const marked = routeMarks(long(days)).filter(({ kind }) => kind === 'day');
    expect(marked.map(({ day }) => day).join(' ')).toBe(numbers);
  });

  it.each([[[]], [[home]]])('of no way are its one place, if any: %#', (route) => {
    expect(routeMarks(route)).toHaveLength(route.length);
  });
});

describe('a place along a line', () => {
  const path = [
    { lat: 0, lng: 0 },
    { lat: 0, lng: 1 },
    { lat: 3, lng: 1 },
  ];
  it.each([
    [0, { lat: 0, lng: 0 }],
    [0.125, { lat: 0, lng: 0.5 }],
    [0.5, { lat: 1, lng: 1 }],
    [1, { lat: 3, lng: 1 }],
    [2, { lat: 3, lng: 1 }],
  ])('at %f of its length', (share, place) => {
    const { lat, lng } = placeAlong(path, share) ?? { lat: Number.NaN, lng: Number.NaN };
    expect([lat, lng]).toEqual([expect.closeTo(place.lat, 6), expect.closeTo(place.lng, 6)]);
  });

  it('of no line is none', () => {
    expect(placeAlong([], 0.5)).toBeUndefined();
  });
});
