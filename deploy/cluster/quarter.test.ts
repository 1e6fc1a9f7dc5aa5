import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { ROOT } from '../registry/build.ts';
import { recordedSeconds, specsIn } from '../test/parts.ts';
import { mayBeSkipped, QUARTER } from './quarter.ts';

/** a quarter, and what it may become when times are recorded anew */
const A_QUARTER_OF_ANY_RECORD = { from: 0.15, to: 0.4 };

it('the tests that run on a cluster are there, and take about a quarter of the time of all', () => {
  expect(QUARTER.filter((file) => !specsIn(join(ROOT, 'deploy/e2e')).includes(file))).toEqual([]);
  const seconds = recordedSeconds();
  const sum = (files: readonly string[]) => files.reduce((all, file) => all + (seconds[file] ?? 0), 0);
  const share = sum(QUARTER) / sum(Object.keys(seconds));
  expect(share).toBeGreaterThan(A_QUARTER_OF_ANY_RECORD.from);
  expect(share).toBeLessThan(A_QUARTER_OF_ANY_RECORD.to);
});

it.each<[string, string | undefined, string[], boolean]>([
  ['somebody who has no nginx', undefined, [], true],
  ['a CI that has lost it', 'true', [], false],
  ['a CI that never had it', 'true', ['--may-skip'], true],
  ['an empty CI, which is none', '', [], true],
])('%s, with CI=%s and %j: may skip it %s', (_who, ci, asked, expected) => {
  expect(mayBeSkipped(asked, ci)).toBe(expected);
});
