import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import Fastify from 'fastify';
import { aRelease } from '../testing/sample-releases.ts';
import { Quarantine } from './quarantine.ts';

const { log } = Fastify({ logger: { level: 'silent' } });
const GUILTY = aRelease('mf-tour', '1.1.0', 'while (true);');
let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'quarantine-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

async function opened(): Promise<Quarantine> {
  const quarantine = new Quarantine(dir, log);
  await quarantine.open();
  return quarantine;
}

it('a version that was taken out stays out after a restart; another content of its number does not', async () => {
  const before = await opened();
  before.add(GUILTY, 'its event loop stood still');
  await before.written();
  const after = await opened();
  expect(after.reasonOf(GUILTY)).toBe('its event loop stood still');
  expect(after.reasonOf(aRelease('mf-tour', '1.1.0', 'mended'))).toBeUndefined();
  expect(after.reasonOf(aRelease('mf-tour', '1.0.0', 'while (true);'))).toBeUndefined();
});

it('it is forgotten when nobody wants it any more: who makes it live again wants it tried', async () => {
  const quarantine = await opened();
  quarantine.add(GUILTY, 'it ended');
  quarantine.keepOnly(new Set(['mf-tour@1.1.0']));
  expect([...quarantine.reasons]).toEqual([['mf-tour@1.1.0', 'it ended']]);
  quarantine.keepOnly(new Set(['mf-tour@1.0.0']));
  await quarantine.written();
  expect((await opened()).reasonOf(GUILTY)).toBeUndefined();
});

it('a list that cannot be read begins anew', async () => {
  await writeFile(join(dir, 'quarantine.json'), '{"mf-tour@1.1.0": 3}');
  expect((await opened()).reasons.size).toBe(0);
});
