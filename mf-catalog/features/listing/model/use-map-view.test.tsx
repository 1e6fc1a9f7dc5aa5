import type { SearchFilter } from '@cairn/shared-contracts/domain/search-filter';
import { describe, expect, it } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { listingFilter } from './listing-filter.ts';
import { useMapView } from './use-map-view.ts';

const search = (query: string) => listingFilter('georgia', new URLSearchParams(query));
const PLAIN = search('');
const AREA = search('lat=42&lng=44&radius=90');
const BOUNDS = { west: 43, south: 41, east: 45, north: 43 };

/** the search is on its way to the address: what was chosen is ahead of it */
interface Way {
  chosen: SearchFilter;
  address: SearchFilter;
}
function open(filter = PLAIN) {
  const { result, rerender } = renderHook(({ chosen, address }: Way) => useMapView(chosen, address), {
    initialProps: { chosen: filter, address: filter },
  });
  return {
    result,
    choose: (chosen: SearchFilter, address: SearchFilter) => rerender({ chosen, address }),
    rerender: (there: SearchFilter) => rerender({ chosen: there, address: there }),
  };
}

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

  it('holds while one move follows another, and what was chosen falls back for a moment', () => {
    const { result, choose, rerender } = open();
    const further = search('lat=43&lng=45&radius=60');
    act(() => result.current.keep({ ...BOUNDS, west: 42 }, AREA));
    choose(AREA, PLAIN);
    act(() => result.current.keep(BOUNDS, further));
    for (const chosen of [PLAIN, AREA, further, PLAIN, further]) {
      choose(chosen, PLAIN);
      expect(result.current).toMatchObject({ bounds: BOUNDS, ignoresArea: true });
    }
    rerender(further);
    expect(result.current.bounds).toEqual(BOUNDS);
    // back to where the visitor was before: that is elsewhere now
    rerender(PLAIN);
    expect(result.current.bounds).toBeNull();
  });

  it('is where the map came to rest, and is still nowhere when it shows everything', () => {
    const { result } = open();
    const further = { ...BOUNDS, east: 46 };
    act(() => result.current.settle(BOUNDS));
    expect(result.current.bounds).toBeNull();
    act(() => result.current.keep(BOUNDS, AREA));
    act(() => result.current.settle(further));
    expect(result.current).toMatchObject({ bounds: further, ignoresArea: true });
  });

  it('everything is shown again, the old area forgotten before the address has lost it', () => {
    const { result, rerender } = open(AREA);
    act(() => result.current.keep(null, PLAIN));
    expect(result.current).toMatchObject({ bounds: null, ignoresArea: true });
    rerender(PLAIN);
    expect(result.current.bounds).toBeNull();
  });
});
