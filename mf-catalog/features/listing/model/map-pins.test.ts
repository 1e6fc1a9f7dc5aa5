import { describe, expect, it } from '@jest/globals';
import { sampleTour } from '../../../testing/sample-tours.ts';
import { groupPins, pinOf, placedTours, scaleIn } from './map-pins.ts';

const SIZE = { width: 600, height: 600 };
const tour = (id: number, lat: number, lng: number) => ({ tour: sampleTour({ id }), lat, lng });

describe('pins of tours', () => {
  it('stand where the tours start', () => {
    const start = { lat: 42.4, lng: 78.2 };
    expect(placedTours([sampleTour(start)])).toMatchObject([start]);
  });

  it('are shared by those that would lie over one another, and stand between them', () => {
    const pins = groupPins([tour(1, 42, 44), tour(2, 42.1, 44.2), tour(3, 60, 10)], SIZE);
    expect(pins.map(({ id }) => id)).toEqual(['1-2', '3']);
    expect(pins[0]).toMatchObject({ lat: 42.05, lng: 44.1 });
    expect(pinOf(pins, 2)?.id).toBe('1-2');
    expect(pinOf(pins, 9)).toBeUndefined();
  });

  it('part when the map shows nothing but them', () => {
    expect(groupPins([tour(1, 42, 44), tour(2, 42.1, 44.9)], SIZE).map(({ id }) => id)).toEqual(['1', '2']);
  });

  it('part and meet again as the map is zoomed', () => {
    const tours = [tour(1, 42, 44), tour(2, 42.1, 44.2), tour(3, 60, 10)];
    const ids = (west: number, east: number) =>
      groupPins(tours, SIZE, scaleIn({ west, east, south: 40, north: 45 }, 600)).map(({ id }) => id);
    expect(ids(43, 45)).toEqual(['1-2', '3']);
    expect(ids(44, 44.5)).toEqual(['1', '2', '3']);
    expect(ids(-720, 720)).toEqual(['1-2-3']);
  });

  it('never come so close that two tours of one village could part', () => {
    expect(groupPins([tour(1, 42, 44), tour(2, 42, 44)], SIZE)).toHaveLength(1);
    expect(groupPins([], SIZE)).toEqual([]);
  });
});
