import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { KIT_VERSION } from '@cairn/shared-contracts/build/kit-version';
import type { Release } from '@cairn/shared-contracts/remote/release';
import type { ShellAssets } from '../composition/boot.ts';
import { sharedScope } from '../composition/shared-scope.ts';
import { loadContainer } from './federation.ts';
import { lockProcess } from './pool/lock-process.ts';
import { misfitOf, readShell } from './shell-assets.ts';
import { type UnmetNeed, unmetNeeds } from './unmet-needs.ts';

/**
 * Loads one version as a shell does and says how that went: a release's gate runs this in a process of its own, that it can end. Gets
 * the version and answers by messages, since code that is loaded may write what it likes.
 */
export interface ProbeQuestion {
  release: Release;
  /** its server bundle */
  code: string;
}
export interface ProbeAnswer {
  misfit?: string;
  /** names that it needs of the shell and does not get */
  unmet?: UnmetNeed[];
  /** this shell was built before it wrote down what it gives: nobody can tell */
  isUnchecked?: true;
  /** exposed module → why it cannot be loaded */
  failures: Record<string, string>;
}

/** asked by the shell's build: what this very shell shares, as remotes get it */
export const GIVES = 'gives';

const namesGiven = (): ShellAssets['gives'] =>
  Object.fromEntries(
    Object.entries(sharedScope).map(([module, { lib }]) => [module, Object.keys(Object(lib?.())).sort()]),
  );

async function probe({ release, code }: ProbeQuestion): Promise<ProbeAnswer> {
  const shell = readShell(resolve(dirname(fileURLToPath(import.meta.url)), '..'));
  const unmet = unmetNeeds(release, shell.assets);
  const unchecked = shell.assets.gives ? {} : ({ isUnchecked: true } as const);
  const misfit = misfitOf(shell, KIT_VERSION)(release);
  if (misfit) return { misfit, unmet, ...unchecked, failures: {} };
  // what a render process refuses is refused here
  lockProcess();
  const { failures, late } = await loadContainer(release, code);
  await late;
  // what it started without waiting for it may throw, and end this process as it would the shell's
  await new Promise((turn) => setTimeout(turn, 50));
  return { ...unchecked, failures: Object.fromEntries(failures) };
}

// out of reach by its name once the process is locked
const realProcess = process;
// sent by the gate of the same commit
realProcess.once('message', (question: ProbeQuestion | typeof GIVES) => {
  void (question === GIVES ? Promise.resolve(namesGiven()) : probe(question)).then((answer) =>
    realProcess.send?.(answer, () => realProcess.exit(0)),
  );
});
