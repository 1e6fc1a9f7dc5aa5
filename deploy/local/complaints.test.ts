import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { complaintsOf } from './complaints.ts';

it('what a stack complained of last is told by part, without what went well', async () => {
  const logs = await mkdtemp(join(tmpdir(), 'complaints-'));
  const many = Array.from({ length: 20 }, (_, at) => `{"level":40,"msg":"late ${at}"}`);
  await writeFile(join(logs, 'api.log'), ['{"level":30,"msg":"up"}', ...many, ''].join('\n'));
  await writeFile(join(logs, 'shell.log'), `TypeError: no such part\n${'x'.repeat(400)}\n`);
  const lines = (await complaintsOf(logs)).split('\n');
  await rm(logs, { recursive: true });
  expect(lines.filter((line) => line.startsWith('api: '))).toEqual(many.slice(-15).map((line) => `api: ${line}`));
  expect(lines.filter((line) => line.startsWith('shell: '))).toEqual([
    'shell: TypeError: no such part',
    `shell: ${'x'.repeat(300)}`,
  ]);
});
