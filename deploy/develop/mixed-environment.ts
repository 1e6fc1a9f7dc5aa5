import { isDeepStrictEqual } from 'node:util';
import type { Live, LiveRemote } from '@cairn/shared-contracts/remote/release';
import { releaseKey } from '../registry/keys.ts';
import { changeLive, type Edit, readLive } from '../registry/live.ts';
import type { ObjectStore } from '../registry/object-store.ts';
import { releaseIntegrity } from '../registry/releases.ts';

interface Options {
  /** reads through to what is released; what is written here is the mix's own */
  store: ObjectStore;
  dataDir: string;
  /** the mix's own environment */
  environment: string;
  /** whose live versions stand for what the mix does not name */
  base: string;
  by: string;
}

/** remote → its version */
export type Mix = Readonly<Record<string, string>>;

/** one version for everybody, and no other behind it: whoever works on it wants to see it fail */
const alone = (version: string, integrity: string): LiveRemote => ({
  stable: version,
  versions: [{ version, weight: 100, integrity }],
});

/** Makes a mix live in its environment, with whatever is live in the base environment beside it. */
export async function makeLive({ store, dataDir, environment, base, by }: Options, mix: Mix): Promise<Live> {
  const [current, released] = await Promise.all([readLive(store, environment), readLive(store, base)]);
  const wanted: Record<string, LiveRemote> = { ...released.remotes };
  for (const [name, version] of Object.entries(mix))
    wanted[name] = alone(version, await releaseIntegrity(store, name, version));
  const names = new Set([...Object.keys(wanted), ...Object.keys(current.remotes)]);
  const changed = [...names].filter((name) => !isDeepStrictEqual(wanted[name], current.remotes[name]));
  if (changed.length === 0) return current;
  const edits = Object.fromEntries(changed.map((name): [string, Edit] => [name, () => wanted[name]]));
  const key = await releaseKey(dataDir);
  return changeLive(store, { environment, by, note: changed.join(', '), key }, edits);
}
