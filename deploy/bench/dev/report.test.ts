import { expect, it } from '@jest/globals';
import { markdown } from './report.ts';

it('tells of each kind of edit how many were within its target', () => {
  const text = markdown(
    [
      { what: 'component', target: 300, browser: [120, 180, 310], server: [400, 500, 600], reloads: 0 },
      { what: 'loader', target: 1000, browser: [200, 300, 999], server: [], reloads: 1 },
    ],
    { date: '2026-11-26', command: 'npm run bench -- dev', machine: '2 cores', versions: 'Node 24', notes: [] },
  );
  expect(text.split('\n').filter((line) => /^\| (component|loader)/.test(line))).toEqual([
    '| component | < 300 | 2 of 3 | 180 | 310 | 500 | 600 | 0 |',
    '| loader | < 1000 | 3 of 3 | 300 | 999 | – | – | 1 |',
  ]);
});
