import { writeSync } from 'node:fs';
import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { noteRunning, RunningRecord } from './running-record.ts';

let dir: string;
let record: RunningRecord;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'cairn-records-'));
  record = new RunningRecord(dir);
});
afterEach(() => record.close());

it('the front reads whose code ran last, however often that changed', () => {
  const note = noteRunning(record.fd);
  const seen = [record.read()];
  for (const running of [
    { key: 'mf-content@1.10.0-canary.1', isTimer: false },
    { key: 'mf-tour@1.0.0', isTimer: false },
    { key: 'mf-tour@1.0.0', isTimer: true },
    undefined,
    { key: 'mf-tour@1.0.0', isTimer: true },
  ]) {
    note(running);
    seen.push(record.read());
  }
  expect(seen).toEqual([
    undefined,
    { key: 'mf-content@1.10.0-canary.1', isTimer: false },
    { key: 'mf-tour@1.0.0', isTimer: false },
    { key: 'mf-tour@1.0.0', isTimer: true },
    undefined,
    { key: 'mf-tour@1.0.0', isTimer: true },
  ]);
});

it.each(['no JSON', '{"key":1}', '[]', '{"key":"","isTimer":false}'])('%s is nobody', (text) => {
  writeSync(record.fd, text.padEnd(256), 0);
  expect(record.read()).toBeUndefined();
});

it('it has no name that others could open, and is let go once', async () => {
  expect(await readdir(dir)).toEqual([]);
  record.close();
  record.close();
  expect(record.read()).toBeUndefined();
});
