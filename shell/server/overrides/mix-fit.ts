import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from '@cairn/shared-contracts/remote/release';
import { contractProblems, type Facts } from '../../contracts/contracts.ts';

/** what the layout of this shell uses of remotes; a build of old does not say */
export function readLayoutFacts(dist: string): Facts['shell'] {
  try {
    // shell/build/build-shell.ts wrote it
    return JSON.parse(readFileSync(join(dist, 'contract.json'), 'utf8')) as Facts['shell'];
  } catch {
    return undefined;
  }
}

/** What does not fit in a mix, both ways, a line each: every chosen release is held against all others of the mix. */
export function misfitsIn(releases: readonly Release[], chosen: ReadonlySet<string>, facts: Facts): string[] {
  const lines = releases
    .filter(({ name }) => chosen.has(name))
    .flatMap((release) => contractProblems(release, releases, facts))
    .map(({ remote, file, reason, owner }) => `${remote}, ${file}: ${reason} (${owner.squad}, ${owner.contact})`);
  return [...new Set(lines)];
}
