import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import Fastify from 'fastify';
import { FakeStore } from '../testing/fake-store.ts';
import { aLive, aRelease, KEYS, PLAIN_CONTAINER } from '../testing/sample-releases.ts';
import { compose } from './compose.ts';
import type { PlannedRemote } from './composition-plan.ts';
import { LoadedVersions } from './loaded-versions.ts';
import { OverrideStage } from './overrides/override-stage.ts';
import { Registry } from './registry.ts';
import type { LoadResult, VerifiedVersion } from './version-loader.ts';

/** Loads as a busy machine does: no module is there in time, all come a turn later. */
class LateVersions extends LoadedVersions {
  override async load(version: VerifiedVersion): Promise<LoadResult> {
    const { failures } = await super.load(version);
    for (const expose of Object.keys(version.release.exposes)) failures.set(expose, 'took longer than 2000 ms');
    const late = new Promise(setImmediate).then(() => failures.clear());
    return { failures, late };
  }
}

const { log } = Fastify({ logger: { level: 'silent' } });
const versions = new LateVersions();
let cacheDir: string;
let store: FakeStore;

beforeEach(async () => {
  cacheDir = await mkdtemp(join(tmpdir(), 'late-code-'));
  store = new FakeStore();
});
afterEach(() => rm(cacheDir, { recursive: true, force: true, maxRetries: 5 }));

const stable = (version: string) => ({
  stable: version,
  versions: [
    { version, weight: 1, integrity: store.release(aRelease('mf-tour', version, PLAIN_CONTAINER), PLAIN_CONTAINER) },
  ],
});

it('is waited for by a shell that starts: its first pages are whole', async () => {
  store.publish(1, { 'mf-tour': stable('1.0.0') });
  const first: PlannedRemote[] = [];
  const registry = new Registry({
    ...{ artifacts: store, loader: versions, key: KEYS.publicKey, environment: 'test', cacheDir, pollMs: 1000, log },
    misfit: () => undefined,
    onApplied() {
      if (registry.snapshot) first.push(...compose(registry.snapshot, 'kate', '/cdn').plan.remotes);
    },
  });
  await registry.start();
  registry.stop();
  expect(first).toEqual([{ kind: 'version', name: 'mf-tour', key: 'mf-tour@1.0.0', down: [], hasNext: false }]);
});

it('is waited for before an overridden browser has its page: it shows what was chosen', async () => {
  const stage = new OverrideStage({
    ...{ artifacts: store, log, misfit: () => undefined },
    quarantine: { reasonOf: () => undefined, add: () => undefined } as never,
    renderer: () => ({
      ...{ versions, stop: () => undefined },
      render: () => Promise.reject(new Error('nothing is rendered here')),
    }),
  });
  const live = aLive(1, { 'mf-tour': stable('1.1.0') });
  await stage.prepare('the mix', live);
  expect(compose(stage.snapshotOf(live), 'kate', '/cdn').plan.remotes).toEqual([
    { kind: 'version', name: 'mf-tour', key: 'mf-tour@1.1.0', down: [], hasNext: false },
  ]);
  stage.stop();
});
