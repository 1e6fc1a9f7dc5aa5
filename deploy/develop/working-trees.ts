import { join, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type Release, releaseFolder, releaseKey } from '@cairn/shared-contracts/remote/release';
import { reportsPath } from '@cairn/shared-contracts/remote/shell-report';
import type { ShownState, TreeEvent } from '@cairn/shared-contracts/remote/working-tree';
import { ROOT } from '../registry/build.ts';
import { untilServed } from '../registry/confirm.ts';
import { fitsWhatIsLive } from '../registry/contract-gate.ts';
import { findingsOf, lineOf } from '../registry/gates.ts';
import { ownReportVerifier } from '../registry/keys.ts';
import { readLive } from '../registry/live.ts';
import { readShells } from '../registry/shells.ts';
import type { LayeredStore } from './layered-store.ts';
import { type Mix, makeLive } from './mixed-environment.ts';
import { withState } from './tree-states.ts';
import { type TreeRelease, type WatchedRemote, watchRemote } from './watched-remote.ts';

interface Options {
  names: readonly string[];
  dataDir: string;
  store: LayeredStore;
  environment: string;
  base: string;
  /** versions of other remotes, which do not change */
  others: Mix;
  tell(event: TreeEvent): void;
  /** @returns when the pages that are open have that state of the browser's part */
  untilShown(state: ShownState): Promise<void>;
  /** hears what was done, and how long it took */
  say(text: string): void;
}

export interface WorkingTrees {
  read(remote: string, path: string): Promise<Buffer>;
  close(): Promise<void>;
}

/** a shell that says nothing is looked for anew */
const LOOK_MS = 100;

/** what an open page has taken from the contract, and cannot take anew */
const shapeOf = ({ routes, fragments, exposes, locales }: Release) => ({
  routes,
  fragments,
  locales,
  exposes: Object.keys(exposes).sort(),
});

/**
 * Watches remotes, and makes each of their states live in an environment of their own.
 * @returns once all of them were live, or could not be built
 */
export async function watchTrees(options: Options): Promise<WorkingTrees> {
  const { names, dataDir, store, environment, base, others, tell, untilShown, say } = options;
  const mix: Record<string, string> = { ...others };
  const states = new Map<string, Release[]>();
  const trees = new Map<string, WatchedRemote>();
  /** one change of what is live after another */
  let queue: Promise<unknown> = Promise.resolve();

  async function put({ release, files }: TreeRelease): Promise<void> {
    const folder = releaseFolder(release.name, release.version);
    for (const [path, content] of files) await store.put(`${folder}/${path}`, content);
    await store.put(`${folder}/release.json`, JSON.stringify(release));
  }

  async function remember(newest: Release): Promise<void> {
    const { name } = newest;
    const { kept, gone } = withState(states.get(name) ?? [], newest);
    states.set(name, kept);
    for (const { server, browser, others: more, exposes, version } of gone) {
      const listed = [server, browser, ...more, ...Object.values(exposes).flatMap(({ js, css }) => [...js, ...css])];
      for (const { file } of listed) await store.remove(`${releaseFolder(name, version)}/${file}`);
    }
  }

  /** why shells do not serve it whole */
  async function faultsOf({ name, version }: Release): Promise<string[]> {
    const reports = await readShells(store, environment, await ownReportVerifier(dataDir));
    return reports.flatMap(({ versions }) => {
      const known = versions[releaseKey(name, version)];
      return known && known.state !== 'ready' ? [`${known.reason}`] : [];
    });
  }

  /** @returns whether it is served whole */
  async function serve(tree: TreeRelease): Promise<boolean> {
    const { release, hash } = tree;
    const { name, version } = release;
    const before = states.get(name)?.at(-1);
    const since = performance.now();
    await put(tree);
    const live = await readLive(store, environment);
    mix[name] = version;
    const { revision } = await makeLive({ store, dataDir, environment, base, by: 'dev' }, mix);
    let report = store.written(reportsPath(environment), LOOK_MS);
    await untilServed(revision, {
      ...{ store, environment, reportKey: await ownReportVerifier(dataDir) },
      // the shell's next word is waited for from before the last one was read
      async again() {
        await report;
        report = store.written(reportsPath(environment), LOOK_MS);
      },
    });
    const isOtherContract = before !== undefined && !isDeepStrictEqual(shapeOf(before), shapeOf(release));
    tell({ kind: 'served', remote: name, release: releaseKey(name, version), hash, isOtherContract });
    // it is shown in spite of them: nobody waits for that
    const findings = await findingsOf([fitsWhatIsLive], {
      ...{ store, release, live, sources: join(ROOT, name) },
      read: async (file) => tree.files.get(file) ?? Buffer.from(''),
    });
    const reasons = [...findings.map(lineOf), ...(await faultsOf(release))];
    if (reasons.length > 0) fail(name, reasons);
    else say(`${name} is on the server, ${Math.round(performance.now() - since)} ms after its build`);
    await remember(release);
    return reasons.length === 0;
  }

  function fail(name: string, reasons: readonly string[]): void {
    say(`${name} cannot be shown:\n${reasons.join('\n')}`);
    tell({ kind: 'failed', remote: name, reasons });
  }

  const first = names.map(async (name) => {
    const { promise, resolve: settle } = Promise.withResolvers<void>();
    const tree = await watchRemote({
      dir: join(ROOT, name),
      out: join(resolve(dataDir), environment, 'builds', name),
      onBuilt(hash) {
        const state = { remote: name, hash };
        // from before it is told: a page may be quick
        const shown = untilShown(state);
        tell({ kind: 'built', ...state });
        return shown;
      },
      onRelease(state) {
        const served = queue
          .then(() => serve(state))
          .catch((error: unknown) => {
            fail(name, [String(error)]);
            return false;
          });
        queue = served.finally(settle);
        return served;
      },
      onFailed(reasons) {
        fail(name, reasons);
        settle();
      },
    });
    trees.set(name, tree);
    await promise;
  });
  await Promise.all(first);

  return {
    read: (remote, path) => trees.get(remote)?.read(path) ?? Promise.reject(new Error(`${remote} is not watched`)),
    async close() {
      await Promise.all([...trees.values()].map((tree) => tree.close()));
    },
  };
}
