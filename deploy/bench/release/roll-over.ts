import { join } from 'node:path';
import { releaseSabotaged } from '../../e2e/sabotage.ts';
import { stopChildren } from '../../local/children.ts';
import { freePort } from '../../local/free-port.ts';
import { step } from '../../local/progress.ts';
import { startShell } from '../../local/stack.ts';
import { releaseKey } from '../../registry/keys.ts';
import { changeLive, readLive } from '../../registry/live.ts';
import { diskStore, storeDir } from '../../registry/object-store.ts';
import { releaseIntegrity } from '../../registry/releases.ts';
import { untilComposedOf } from './changes.ts';
import { collectedHeap } from './collected-heap.ts';

export interface Memory {
  versions: number;
  samples: readonly { after: number; mb: number }[];
  /** from here on the caches have what they hold */
  settledAt: number;
  /** of the heap, from there to the last version */
  growthShare: number;
  allowed: number;
}

/** its live versions are nobody's but this chapter's */
const ENVIRONMENT = 'bench';
const EVERY = 20;
/** the shell's caches are full by then: compositions that were put together, addresses, compiled code */
const SETTLED_SHARE = 0.4;
/** one version of mf-content is some 2 MB of heap: if only what its release.json says stayed, it would be twice this */
const ALLOWED = 0.05;

/** Lets versions follow one another in a shell that runs their code in its own process. */
export async function rollOver(
  dataDir: string,
  {
    apiUrl,
    cdnUrl,
    remote,
    own,
    versions,
  }: { apiUrl: string; cdnUrl: string; remote: string; own: string; versions: number },
): Promise<Memory> {
  const store = diskStore(storeDir(dataDir));
  const signed = { environment: ENVIRONMENT, by: 'bench', note: '', key: await releaseKey(dataDir) };
  const { remotes } = await readLive(store, 'local');
  // the others are there once, as in any shell
  await changeLive(store, signed, Object.fromEntries(Object.entries(remotes).map(([name, now]) => [name, () => now])));
  const [port, inspector] = [await freePort(), await freePort()];
  const url = `http://localhost:${port}`;
  const shell = await startShell(
    dataDir,
    port,
    { apiUrl, cdnUrl, cacheDir: join(dataDir, 'bench-shell-cache') },
    {
      ...{ RENDER_PROCESSES: '0', LIVE_ENVIRONMENT: ENVIRONMENT, LIVE_POLL_MS: '50', LOG_LEVEL: 'error' },
      ...{ PUBLIC_URL: url, SHELL_NAME: 'heap', NODE_OPTIONS: `--inspect=127.0.0.1:${inspector}` },
    },
  );
  try {
    const samples: { after: number; mb: number }[] = [];
    let before = { version: own, integrity: await releaseIntegrity(store, remote, own) };
    for (let after = 1; after <= versions; after++) {
      const version = `3.0.${after}`;
      await releaseSabotaged({ data: dataDir, own }, version, {});
      const next = { version, integrity: await releaseIntegrity(store, remote, version) };
      const fallback = before;
      await changeLive(store, signed, {
        [remote]: () => ({ stable: version, versions: [{ ...next, weight: 1 }], fallback }),
      });
      await untilComposedOf(`${url}/blog`, `${remote}@${version}`, performance.now());
      before = next;
      if (after === 1 || after % EVERY === 0) {
        samples.push({ after, mb: (await collectedHeap(inspector)) / 1e6 });
        step(`${after} versions: ${samples.at(-1)?.mb.toFixed(1)} MB`);
      }
    }
    const settledAt = Math.ceil((versions * SETTLED_SHARE) / EVERY) * EVERY;
    const settled = samples.find(({ after }) => after >= settledAt)?.mb ?? Number.NaN;
    const last = samples.at(-1)?.mb ?? Number.NaN;
    return { versions, samples, settledAt, growthShare: last / settled - 1, allowed: ALLOWED };
  } finally {
    await stopChildren([shell]);
  }
}
