import { expect, it } from '@jest/globals';
import { shownRemotes } from './shown-remotes.ts';

it('each of eight remotes has a colour of its own', () => {
  const names = ['account', 'booking', 'catalog', 'chat', 'content', 'guides', 'maps', 'tour'].map(
    (one) => `mf-${one}`,
  );
  const shown = shownRemotes({
    state: { environment: 'test', remotes: names.map((name) => ({ name, choices: [] })) },
    inspected: { overrides: [] },
    measured: { measures: new Map(), versions: new Map() },
    faults: { of: () => [] },
    parts: { all: () => [] },
  });
  expect(new Set(shown.map(({ colour }) => colour)).size).toBe(names.length);
});
