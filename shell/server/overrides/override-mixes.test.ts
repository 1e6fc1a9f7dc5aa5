import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { integrityOf } from '@cairn/shared-contracts/build/files';
import { signLink } from '@cairn/shared-contracts/build/signed-link';
import { type OverrideLink, type OverrideOffers, offersPath } from '@cairn/shared-contracts/remote/override';
import { type Release, releaseFolder, releaseKey } from '@cairn/shared-contracts/remote/release';
import { expect, it } from '@jest/globals';
import Fastify from 'fastify';
import { FakeStore } from '../../testing/fake-store.ts';
import { aLive, aRelease, containerCode, KEYS, PLAIN_CONTAINER } from '../../testing/sample-releases.ts';
import { compose } from '../compose.ts';
import { LoadedVersions } from '../loaded-versions.ts';
import { OverrideStage } from './override-stage.ts';
import { Overrides } from './overrides.ts';

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
const HOUR_MS = 3_600_000;

it('500 mixes are looked at in one shell, each of a link of its own: the heap is flat', async () => {
  const store = new FakeStore();
  const { log } = Fastify({ logger: { level: 'silent' } });
  const stable = (name: string, integrity: string) => ({
    [name]: { stable: '1.0.0', versions: [{ version: '1.0.0', weight: 1, integrity }] },
  });
  const live = aLive(1, {
    ...stable('mf-tour', store.release(aRelease('mf-tour', '1.0.0', PLAIN_CONTAINER), PLAIN_CONTAINER)),
    ...stable('mf-catalog', store.release(aRelease('mf-catalog', '1.0.0', PLAIN_CONTAINER), PLAIN_CONTAINER)),
  });
  let stage: OverrideStage | undefined;
  const overrides = new Overrides({
    ...{ key: KEYS.publicKey, environment: 'test', artifacts: store, live: () => live, isDevelopment: false },
    facts: () => ({}),
    async stage() {
      stage ??= new OverrideStage({
        ...{ artifacts: store, log, misfit: () => undefined },
        quarantine: { reasonOf: () => undefined, add: () => undefined } as never,
        renderer: () => ({
          versions: new LoadedVersions(),
          render: () => Promise.reject(new Error('nothing is rendered here')),
          stop: () => undefined,
        }),
      });
      return stage;
    },
  });

  /** somebody opens a link with a version that nobody has seen, another finds that it fails, and nobody comes back */
  async function look(number: number): Promise<void> {
    const version = `2.0.${number}`;
    const folder = releaseFolder('mf-tour', version);
    for (const [at, { file }] of OTHERS.entries()) store.put(`${folder}/${file}`, `file ${at}`);
    const integrity = store.release(aRelease('mf-tour', version, CODE, { others: OTHERS }), CODE);
    const mix = { 'mf-tour': version };
    const made_at = new Date().toISOString();
    const offers = JSON.stringify({
      ...{ kind: 'override-offers', mix, made_at },
      remotes: { 'mf-tour': [{ version, integrity }] },
    } satisfies OverrideOffers);
    const said: OverrideLink = {
      ...{ kind: 'override', id: `2027-01-01-${String(number).padStart(6, '0')}`, environment: 'test', by: 'kate' },
      ...{ made_at, expires_at: new Date(Date.now() + HOUR_MS).toISOString(), offers: integrityOf(offers), mix },
    };
    store.put(offersPath(said), offers);
    const choice = { link: signLink(said, KEYS.privateKey) };
    const overridden = await overrides.of(choice);
    if (!overridden?.staged) throw new Error(overridden?.fault ?? 'it is not shown');
    const { plan } = compose(overridden.staged.snapshot(), 'v', '/cdn');
    expect(plan.header).toContain(releaseKey('mf-tour', version));
    await overrides.findRelease(choice, 'mf-tour', version);
    const key = releaseKey('mf-tour', version);
    overrides.told(key, `it fails in version ${version}`);
    stage?.failed(key, 'route.page', `it fails in version ${version}`);
    stage?.suspend(key, 'it took too long');
    // the store forgets its files here: it is in this process, which a real one is not
    store.remove(offersPath(said));
    for (const file of ['release.json', 'server/remoteEntry.js', 'browser/remoteEntry.js'])
      store.remove(`${folder}/${file}`);
    for (const { file } of OTHERS) store.remove(`${folder}/${file}`);
    store.reads.length = 0;
  }

  let settled = Number.NaN;
  for (let number = 1; number <= 500; number++) {
    await look(number);
    if (number === 150) settled = heapMb();
  }
  const last = heapMb();
  overrides.stop();
  // 350 mixes more that stayed would be 175 MB, or 60 for what release.json says alone
  expect(last - settled).toBeLessThan(8);
});
