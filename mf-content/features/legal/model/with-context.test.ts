import type { LegalChange } from '@cairn/shared-contracts/api/content.schema';
import { expect, it } from '@jest/globals';
import { withContext } from './with-context.ts';

const part = (text: string, state: LegalChange['state'] = 'same', kind: LegalChange['kind'] = 'p'): LegalChange => ({
  ...{ kind, state },
  parts: [{ state: state === 'changed' ? 'same' : state, text }],
});
const told = (changes: readonly LegalChange[]) =>
  withContext(changes).map((change) => (change === 'gap' ? '…' : change.parts[0]?.text));

it('shows what changed below the heading of its section, the rest as gaps', () => {
  const first = [part('1.', 'same', 'h2'), part('a'), part('b'), part('c', 'changed'), part('d')];
  const second = [part('2.', 'same', 'h2'), part('e'), part('f')];
  const third = [part('3.', 'added', 'h2'), part('g', 'added')];
  expect(told([...first, ...second, ...third])).toEqual(['1.', '…', 'c', '…', '3.', 'g']);
});

it('is one gap where nothing changed', () => {
  expect(told([part('a'), part('b')])).toEqual(['…']);
});
