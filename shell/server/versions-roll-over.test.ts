import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { integrityOf } from '@cairn/shared-contracts/build/files';
import type { Release } from '@cairn/shared-contracts/remote/release';
import { expect, it } from '@jest/globals';
import Fastify from 'fastify';
import { FakeStore } from '../testing/fake-store.ts';
import { aRelease, containerCode, KEYS } from '../testing/sample-releases.ts';
import { until } from '../testing/until.ts';
import { compose } from './compose.ts';
import { LoadedVersions } from './loaded-versions.ts';
import { Registry } from './registry.ts';

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

const heapMb = (): number => {
  collect();
  collect();
  return process.memoryUsage().heapUsed / 1e6;
};

/** what one version holds: half a megabyte of its own, and as many files as a large remote has */
const CODE = containerCode({
  'route.page': '{ default: { Component: () => null, own: Array.from({ length: 60000 }, (_, at) => at + 0.5) } }',
  'fragment.card': '{ default: { Component: () => null } }',
});
const OTHERS: Release['others'] = Array.from({ length: 500 }, (_, at) => ({
  file: `browser/c.${at}.js`,
  integrity: integrityOf(`file ${at}`),
}));

it('200 versions follow one another in one process: the heap is flat, and the first one’s files are still known', async () => {
  const cacheDir = await mkdtemp(join(tmpdir(), 'roll-over-'));
  const store = new FakeStore();
  const inStore = (version: string) => {
    for (const [at, { file }] of OTHERS.entries()) store.put(`remotes/mf-tour/${version}/${file}`, `file ${at}`);
    const integrity = store.release(aRelease('mf-tour', version, CODE, { others: OTHERS }), CODE);
    return { 'mf-tour': { stable: version, versions: [{ version, weight: 1, integrity }] } };
  };
  const loader = new LoadedVersions();
  const registry = new Registry({
    ...{
      artifacts: store,
      loader,
      key: KEYS.publicKey,
      environment: 'test',
      cacheDir,
      pollMs: 1,
    },
    ...{ log: Fastify({ logger: { level: 'silent' } }).log, misfit: () => undefined, isDevelopment: true },
  });
  store.publish(1, inStore('1.0.1'));
  await registry.start();
  let settled = Number.NaN;
  for (let number = 2; number <= 200; number++) {
    store.publish(number, inStore(`1.0.${number}`));
    await until(`revision ${number}`, () => registry.snapshot?.live.revision === number);
    // as for a page, which needs the table of its versions' addresses
    if (registry.snapshot) loader.composed(compose(registry.snapshot, 'visitor', 'https://cdn.test').plan);
    // the store forgets its files here: it is in this process, which a real one is not
    for (const { file } of OTHERS) store.remove(`remotes/mf-tour/1.0.${number}/${file}`);
    if (number === 80) settled = heapMb();
  }
  const last = heapMb();
  expect(await registry.findRelease('mf-tour', '1.0.1')).toMatchObject({ version: '1.0.1' });
  registry.stop();
  await rm(cacheDir, { recursive: true, force: true, maxRetries: 5 });
  // 120 versions more that stayed would be 60 MB, or 20 for what release.json says alone
  expect(last - settled).toBeLessThan(8);
});
