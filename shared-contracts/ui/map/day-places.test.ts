import { describe, expect, it } from '@jest/globals';
import { routeLegs } from '../../domain/route-legs.ts';
import { dayPlaces } from './day-places.ts';

const at = (x: number, y: number, day: number) => ({ name: `${x}`, lng: x / 1000, lat: -y / 1000, day });
const project = ({ lng, lat }: { lng: number; lat: number }) => ({ x: lng * 1000, y: -lat * 1000 });
const there = { x: 20, y: 100 };
const away = { x: 90, y: 100 };
/** the same way to and fro, a day each */
const shuttle = (days: number) =>
  routeLegs(
    Array.from({ length: days + 1 }, (_, day) => {
      const { x, y } = day % 2 === 0 ? there : away;
      return at(x, y, Math.max(day, 1));
    }),
  );
const room = { width: 320, height: 268, taken: [] };

describe('numbers of days', () => {
  it('stand on the middle of their way where nothing else does', () => {
    const places = dayPlaces(routeLegs([at(20, 80, 1), at(120, 80, 1), at(120, 180, 2)]), project, room);
    expect(places.get(1)).toMatchObject({ x: expect.closeTo(70, -1) });
    expect(places.get(2)?.y).toBeCloseTo(130, -1);
  });

  it('keep room for a finger each on a way that is gone eight times', () => {
    const places = [...dayPlaces(shuttle(8), project, room).values()];
    expect(places).toHaveLength(8);
    for (const [index, one] of places.entries()) {
      for (const other of places.slice(index + 1)) {
        expect(Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y))).toBeGreaterThanOrEqual(29.9);
      }
    }
  });

  it('lie under nothing that lies over the map', () => {
    const tools = { left: 40, right: 320, top: 0, bottom: 268 };
    const [place] = dayPlaces(shuttle(1), project, { ...room, taken: [tools] }).values();
    expect(place?.x).toBeLessThan(25.1);
  });

  it('are left out where there is no room at all', () => {
    const all = { left: 0, right: 320, top: 0, bottom: 268 };
    expect(dayPlaces(shuttle(2), project, { ...room, taken: [all] }).size).toBe(0);
  });
});
