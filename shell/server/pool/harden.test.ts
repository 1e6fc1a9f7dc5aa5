import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from '@jest/globals';

const PROGRAM = fileURLToPath(new URL('../../testing/hardened.ts', import.meta.url));

it('nothing that all code of a process shares can be changed, and libraries go on setting what is their own', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--disable-warning=ExperimentalWarning', PROGRAM]);
  expect(JSON.parse(stdout)).toEqual({ tried: 23, changed: [], broken: [] });
});
