import { describe, expect, it } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { listingFilter } from './listing-filter.ts';
import { useMapView } from './use-map-view.ts';

const search = (query: string) => listingFilter('georgia', new URLSearchParams(query));
const PLAIN = search('');
const AREA = search('lat=42&lng=44&radius=90');
const BOUNDS = { west: 43, south: 41, east: 45, north: 43 };

const open = (filter = PLAIN) => renderHook((now) => useMapView(now), { initialProps: filter });

describe('where the visitor has put the map', () => {
  it('is nowhere at first', () => {
    expect(open().result.current).toMatchObject({ bounds: null, ignoresArea: false });
  });

  it('holds while its search is on the way, and when it is there', () => {
    const { result, rerender } = open();
    act(() => result.current.keep(BOUNDS, AREA));
    expect(result.current).toMatchObject({ bounds: BOUNDS, ignoresArea: true });
    rerender(AREA);
    expect(result.current).toMatchObject({ bounds: BOUNDS, ignoresArea: true });
  });

  it.each([
    ['the next page', 'lat=42&lng=44&radius=90&page=2', true],
    ['another order', 'lat=42&lng=44&radius=90&sort=price', true],
    ['another filter in the same area', 'lat=42&lng=44&radius=90&difficulty=2', true],
    ['the area taken off', '', false],
    ['another area', 'lat=10&lng=10&radius=90', false],
  ])('after a search there: %s', (_title, query, holds) => {
    const { result, rerender } = open();
    act(() => result.current.keep(BOUNDS, AREA));
    rerender(AREA);
    rerender(search(query));
    expect(result.current.bounds).toEqual(holds ? BOUNDS : null);
  });

  it.each([
    ['the next page', 'page=2', true],
    ['another filter', 'difficulty=2', false],
  ])('without a search: %s', (_title, query, holds) => {
    const { result, rerender } = open();
    act(() => result.current.keep(BOUNDS, null));
    expect(result.current).toMatchObject({ bounds: BOUNDS, ignoresArea: false });
    rerender(search(query));
    expect(result.current.bounds).toEqual(holds ? BOUNDS : null);
  });

  it('everything is shown again, the old area forgotten before the address has lost it', () => {
    const { result, rerender } = open(AREA);
    act(() => result.current.keep(null, PLAIN));
    expect(result.current).toMatchObject({ bounds: null, ignoresArea: true });
    rerender(PLAIN);
    expect(result.current.bounds).toBeNull();
  });
});
