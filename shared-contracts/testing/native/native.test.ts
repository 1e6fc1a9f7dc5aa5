import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';

const ROOT = join(import.meta.dirname, '../../..');

interface Report {
  testResults: { name: string; assertionResults: { title: string; status: string }[] }[];
}

/** a Jest of its own over the fixtures, one file after the other in one process */
const run = () =>
  new Promise<Report>((resolve) => {
    const config = {
      rootDir: join(import.meta.dirname, 'fixtures'),
      testMatch: ['<rootDir>/*.case.ts'],
      extensionsToTreatAsEsm: ['.ts'],
      transform: { '[.]ts$': join(ROOT, 'shared-contracts/testing/transform.mjs') },
      runtime: join(import.meta.dirname, 'runtime.mjs'),
      testEnvironment: join(import.meta.dirname, 'environment.mjs'),
    };
    execFile(
      process.execPath,
      [
        '--experimental-vm-modules',
        'node_modules/jest/bin/jest.js',
        '--config',
        JSON.stringify(config),
        '--runInBand',
        '--json',
      ],
      { cwd: ROOT },
      // it ends with 1: tests fail
      (_failed, out) => resolve(JSON.parse(out)),
    );
  });

it('tests in Node fail as they do anywhere, and leave nothing to the next file', async () => {
  const { testResults } = await run();
  const results = testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ title, status }) => `${title}: ${status}`),
  );
  expect(results.sort()).toEqual([
    'does not hold: failed',
    'finds nothing left: passed',
    'finds nothing left: passed',
    'has modules of its own: passed',
    'has modules of its own: passed',
    'holds: passed',
    'is left out: pending',
    'never ends: failed',
    'reads a body while timers stand still: passed',
    'rejects, and nobody waits for it: failed',
    'throws when nobody is there: failed',
  ]);
});
