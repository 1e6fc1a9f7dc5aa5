import { execFileSync } from 'node:child_process';
import { expect, it } from '@jest/globals';
import { clockOff } from './clock.ts';

const ASKED = `console.log(JSON.stringify([
  Date.now(), new Date().getTime(), Date.parse(Date()), new Date(5).getTime(), new Date(2026, 0).getFullYear(), Date.UTC(1970, 0), new Date() instanceof Date,
]))`;

it.each([120_000, -120_000])('a program whose clock is off by %d ms reads it so, and counts as ever', (offMs) => {
  const before = Date.now();
  const said: number[] = JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', ASKED], {
      env: { ...process.env, ...clockOff(offMs) },
      encoding: 'utf8',
    }),
  );
  const after = Date.now();
  for (const [at, time] of said.slice(0, 3).entries()) {
    // what is written as words has no milliseconds
    expect(time).toBeGreaterThanOrEqual(before + offMs - (at === 2 ? 1_000 : 0));
    expect(time).toBeLessThanOrEqual(after + offMs);
  }
  expect(said.slice(3)).toEqual([5, 2026, 0, true]);
});
