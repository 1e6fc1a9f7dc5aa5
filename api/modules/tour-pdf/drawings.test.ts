import { gpxOf } from '@cairn/shared-contracts/domain/gpx';
import { routeLegs, routeMarks } from '@cairn/shared-contracts/domain/route-legs';
import { describe, expect, it } from '@jest/globals';
import { routeDrawing } from './drawings.ts';

const stop = (day: number, name: string, lat: number, lng: number) => ({ day, name, lat, lng });
const OUT_AND_ON = [
  stop(1, 'Karakol', 42.49, 78.39),
  stop(2, 'Ala-Kul', 42.32, 78.53),
  stop(3, 'Altyn-Arashan', 42.37, 78.61),
];
/** three days: the last one leads back */
const LOOP = [...OUT_AND_ON, stop(4, 'Karakol', 42.49, 78.39)];
/** nobody moves on day 2 */
const WITH_REST = [OUT_AND_ON[0], OUT_AND_ON[2], stop(5, 'Jeti-Oguz', 42.33, 78.24)].filter((one) => one !== undefined);

const GPX_TEXTS = { creator: 'Cairn', note: '', day: (day: number) => `Day ${day}`, end: 'End' };

describe('the days of a route', () => {
  it.each([
    ['from place to place', OUT_AND_ON],
    ['that is closed', LOOP],
    ['with a rest', WITH_REST],
  ])('have the numbers of sketch and map in the PDF and the GPX, %s', (_title, route) => {
    const shown = routeMarks(route).flatMap(({ kind, day }) => (kind === 'day' ? [day] : []));
    expect(shown.length).toBeGreaterThan(1);
    const { svg = '', days = [] } = routeDrawing(route) ?? {};
    expect(days.map(({ day }) => day)).toEqual(shown);
    expect([...svg.matchAll(/>(\d+)<\/text>/g)].map(([, number]) => Number(number))).toEqual(shown);
    const gpx = gpxOf({ name: 'Terskey', url: 'https://cairn.test/terskey', route, program: [] }, GPX_TEXTS) ?? '';
    expect([...gpx.matchAll(/<name>Day (\d+)<\/name>/g)].map(([, number]) => Number(number))).toEqual(shown);
    // what the live map draws bold
    expect(routeLegs(route).flatMap(({ day, line }) => (line.length > 1 ? [day] : []))).toEqual(shown);
  });
});
