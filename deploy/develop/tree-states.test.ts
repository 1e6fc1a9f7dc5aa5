import type { Release } from '@cairn/shared-contracts/remote/release';
import { describe, expect, it } from '@jest/globals';
import { aRelease } from '../../shell/testing/sample-releases.ts';
import { withState } from './tree-states.ts';

const state = (version: string | number) => aRelease('mf-tour', `1.0.0-dev.${version}`, '');

/** what stays and what goes of a remote whose states come one after another */
function seen(versions: readonly (string | number)[]) {
  let kept: readonly Release[] = [];
  const gone: string[] = [];
  for (const version of versions) {
    const next = withState(kept, state(version));
    kept = next.kept;
    gone.push(...next.gone.map((release) => release.version));
  }
  return { kept: kept.map(({ version }) => version), gone };
}

describe('states of a working tree', () => {
  it('go from the thirty-first on, the oldest first', () => {
    const { kept, gone } = seen(Array.from({ length: 32 }, (_none, at) => at));
    expect(gone).toEqual(['1.0.0-dev.0', '1.0.0-dev.1']);
    expect([kept.length, kept[0], kept.at(-1)]).toEqual([30, '1.0.0-dev.2', '1.0.0-dev.31']);
  });

  it('are one where an edit is undone and done again: what is served never goes', () => {
    const { kept, gone } = seen(Array.from({ length: 64 }, (_none, at) => (at % 2 ? 'done' : 'undone')));
    expect([kept, gone]).toEqual([['1.0.0-dev.undone', '1.0.0-dev.done'], []]);
  });
});
