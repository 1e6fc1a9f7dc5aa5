import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { KIT_VERSION } from '@cairn/shared-contracts/build/kit-version';
import type { Release } from '@cairn/shared-contracts/remote/release';
import { loadContainer } from './federation.ts';
import { misfitOf, readShell } from './shell-assets.ts';

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
  /** exposed module → why it cannot be loaded */
  failures: Record<string, string>;
}

async function probe({ release, code }: ProbeQuestion): Promise<ProbeAnswer> {
  const shell = readShell(resolve(dirname(fileURLToPath(import.meta.url)), '..'));
  const misfit = misfitOf(shell, KIT_VERSION)(release);
  if (misfit) return { misfit, failures: {} };
  const { failures, late } = await loadContainer(release, code);
  await late;
  // what it started without waiting for it may throw, and end this process as it would the shell's
  await new Promise((turn) => setTimeout(turn, 50));
  return { failures: Object.fromEntries(failures) };
}

// sent by the gate of the same commit
process.once('message', (question: ProbeQuestion) => {
  void probe(question).then((answer) => process.send?.(answer, () => process.exit(0)));
});
