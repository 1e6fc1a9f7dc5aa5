import type { LegalChange } from '@cairn/shared-contracts/api/content.schema';

const isHeading = ({ kind }: LegalChange) => kind === 'h2' || kind === 'h3';

/** What changed, each with the heading of its section; what is left out between is one gap. */
export function withContext(changes: readonly LegalChange[]): (LegalChange | 'gap')[] {
  const kept = new Set<LegalChange>();
  let heading: LegalChange | undefined;
  for (const change of changes) {
    if (isHeading(change)) heading = change;
    if (change.state === 'same') continue;
    if (heading) kept.add(heading);
    kept.add(change);
  }
  const shown: (LegalChange | 'gap')[] = [];
  for (const change of changes) {
    if (kept.has(change)) shown.push(change);
    else if (shown.at(-1) !== 'gap') shown.push('gap');
  }
  return shown;
}
