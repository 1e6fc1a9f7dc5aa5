import type { LegalChange } from '@cairn/shared-contracts/api/content.schema';

type Part = LegalChange['parts'][number];

/** What stands in both texts, after what of each does not. */
interface Step {
  removed: string;
  added: string;
  same: string;
}

/** one step for each run of changes with what stayed after it; the first may have no changes */
function stepsOf(parts: readonly Part[]): Step[] {
  const steps: Step[] = [{ removed: '', added: '', same: '' }];
  for (const { state, text } of parts) {
    let step = steps.at(-1);
    if (!step || (state !== 'same' && step.same !== '')) {
      step = { removed: '', added: '', same: '' };
      steps.push(step);
    }
    step[state] += text;
  }
  return steps;
}

const changeOf = ({ removed, added }: Step): number => Math.max(removed.length, added.length);

/** an island of what stayed that is no longer than the changes on both of its shores says nothing: the eye only jumps over it */
const isIsland = (step: Step, next: Step): boolean =>
  changeOf(step) > 0 && step.same.length <= Math.min(changeOf(step), changeOf(next));

/**
 * A comparison word by word as somebody can read it: two sentences that have little more in common than "the" and "of" are one that went
 * and one that came, not a row of single words.
 */
export function readableParts(parts: readonly Part[]): Part[] {
  const steps: Step[] = [];
  for (const step of stepsOf(parts)) {
    steps.push(step);
    for (let before = steps.at(-2), last = steps.at(-1); before && last && isIsland(before, last); ) {
      const { same } = before;
      steps.splice(-2, 2, {
        removed: before.removed + same + last.removed,
        added: before.added + same + last.added,
        same: last.same,
      });
      [before, last] = [steps.at(-2), steps.at(-1)];
    }
  }
  return steps
    .flatMap(({ removed, added, same }): Part[] => [
      { state: 'removed', text: removed },
      { state: 'added', text: added },
      { state: 'same', text: same },
    ])
    .filter(({ text }) => text !== '');
}
