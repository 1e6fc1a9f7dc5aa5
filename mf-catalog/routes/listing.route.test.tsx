import { afterEach, expect, it, jest } from '@jest/globals';
import { Sidebar } from '../features/listing/ui/listing-page.tsx';
import { renderRoute } from '../testing/render-route.tsx';
import { sampleMap, samplePage } from '../testing/sample-tours.ts';
import listing from './listing.route.tsx';

afterEach(() => {
  jest.restoreAllMocks();
});

it.each([
  ['comes with the code of its filters', '/tours?difficulty=2', 1],
  ['beside the map, which has none, does not wait for it', '/tours?difficulty=2&view=map', 0],
])('a list %s', async (_title, path, times) => {
  // a map that is a drawing
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  const prepare = jest.spyOn(Sidebar, 'prepare');
  await renderRoute(listing, path, {
    'GET /spa/tours-page': () => samplePage(),
    'GET /spa/tours-map': () => sampleMap([]),
  });
  expect(prepare).toHaveBeenCalledTimes(times);
});
