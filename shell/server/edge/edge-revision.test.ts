import { expect, it } from '@jest/globals';
import { EdgeRevision } from './edge-revision.ts';

it('is another one from minute to minute: what nobody may renew is not given out for ever', () => {
  let now = Date.UTC(2026, 10, 26, 1, 0, 10);
  const revision = new EdgeRevision(0, () => now);
  const first = revision.value;
  now += 40_000;
  expect(revision.value).toBe(first);
  now += 20_000;
  expect(revision.value).not.toBe(first);
});
