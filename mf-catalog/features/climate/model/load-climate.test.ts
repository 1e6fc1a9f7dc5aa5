import { RouteRedirect, type RouteRequest } from '@cairn/shared-contracts/remote/platform';
import { describe, expect, it } from '@jest/globals';
import { loadClimate } from './load-climate.ts';

const request = (slug: string | undefined, load: () => Promise<unknown>) =>
  // the loader reads nothing else of its request, and only these answers
  ({ params: slug === undefined ? {} : { slug }, load }) as unknown as RouteRequest;
const found = async () => ({ best_months: [6, 7], items: [] });

describe('the address of a climate page', () => {
  it.each([
    ['/climate-and-weather is of no place: the destinations', undefined, '/destinations', 302],
    ['has the place alone', 'georgia/svaneti', '/svaneti/climate-and-weather', 301],
  ])('%s', async (_title, slug, to, status) => {
    const end = await loadClimate(request(slug, found)).catch((error: unknown) => error);
    expect(end).toBeInstanceOf(RouteRedirect);
    expect(end).toMatchObject({ to, status });
  });

  it('is not one for a place that nobody knows, whatever stands before it', async () => {
    const refused = new Error('404');
    await expect(loadClimate(request('georgia/atlantis', () => Promise.reject(refused)))).rejects.toBe(refused);
  });

  it('stands when its tours cannot be had', async () => {
    let calls = 0;
    const load = async () => (++calls === 1 ? found() : Promise.reject(new Error('503')));
    expect(await loadClimate(request('svaneti', load))).toMatchObject({ slug: 'svaneti' });
  });
});
