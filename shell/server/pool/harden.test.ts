import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from '@jest/globals';

const PROGRAM = fileURLToPath(new URL('../../testing/hardened.ts', import.meta.url));

it('nothing that all code of a process shares can be changed, libraries go on setting what is their own, and arrays stay fast', async () => {
  // V8's own word on what it may take for granted, in place of a clock
  const args = ['--disable-warning=ExperimentalWarning', '--allow-natives-syntax', PROGRAM];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  expect(JSON.parse(stdout)).toEqual({ tried: 24, changed: [], broken: [], slow: [] });
});
