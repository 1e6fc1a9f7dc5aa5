import { standInOf } from '@cairn/shared-contracts/testing/stand-in';
import { buildStandIn } from '../develop/stand-in/stand-in.ts';
import { stitchMix, withStandIns } from '../develop/stitch/stitch-mix.ts';
import { readLive } from '../registry/live.ts';
import { diskStore, storeDir } from '../registry/object-store.ts';
import { untilLive } from './live.ts';
import { type Site, startSite } from './site.ts';
import { expect, test } from './test.ts';

const ENVIRONMENT = 'local';

let site: Site;
test.beforeAll(async () => {
  site = await startSite();
  const store = diskStore(storeDir(site.data));
  const version = (await readLive(store, ENVIRONMENT)).remotes['mf-tour']?.stable ?? '';
  const real = new Map([['mf-tour', { kind: 'version', version } as const]]);
  await stitchMix(await withStandIns(real, store, ENVIRONMENT), {
    ...{ store, dataDir: site.data, environment: ENVIRONMENT, base: ENVIRONMENT },
    build: () => Promise.reject(new Error('nothing of the working tree is in this mix')),
    buildStandIn: (name, version) => buildStandIn(store, name, version),
  });
});
test.afterAll(() => site.stop());

test('a remote’s page stands with stand-ins of all its neighbours', { tag: ['@deploy', '@shell'] }, async ({
  page,
}) => {
  await expect
    .poll(async () => (await page.request.get(site.url)).headers()['x-composition'])
    .toMatch(/mf-catalog@[^,]*stand-in/);
  const { items } = await (await page.request.get(`${site.url}/api/spa/tours?limit=1`)).json();
  const [tour] = items;
  await page.goto(`${site.url}/${tour.slug}`);
  await untilLive(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(tour.name);

  const heart = standInOf(page, 'mf-catalog/heart');
  expect(await heart.given()).toMatchObject({ tourId: tour.id });
  expect(await heart.problems()).toEqual([]);
  expect(await standInOf(page, 'mf-booking/booking-panel').given()).toMatchObject({ tourId: tour.id });

  const heard = page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener('cairn:mf-catalog/visit-hearts-changed', (event) => resolve((event as CustomEvent).detail), {
          once: true,
        });
      }),
  );
  await heart.raise('visit-hearts-changed', { tourIds: [tour.id] });
  expect(await heard).toEqual({ tourIds: [tour.id] });

  // a neighbour's page is there, too, and says what it is asked for
  await page.goto(`${site.url}/favorites`);
  expect(await standInOf(page, 'mf-catalog/favorites').problems()).toEqual([]);
});
