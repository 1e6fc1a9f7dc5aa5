import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { ROOT } from '../registry/build.ts';
import { readLive } from '../registry/live.ts';
import { diskStore, storeDir } from '../registry/object-store.ts';
import { type FailingTrial, failingTrial } from '../registry/testing/failing-trial.ts';
import { environmentOf, readDockerfile } from './dockerfile.ts';

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');
const image = readDockerfile(read('Dockerfile')).find(({ name }) => name === 'release');
const compose: { services: Record<string, { command: string[]; environment: object; volumes: string[] }> } = parse(
  read('compose.yaml'),
  { merge: true },
);

let data: string;
let trial: FailingTrial;
let guard: ChildProcess | undefined;
beforeEach(async () => {
  data = mkdtempSync(join(tmpdir(), 'cairn-guard-'));
  trial = await failingTrial(data, diskStore(storeDir(data)));
});
afterEach(async () => {
  guard?.kill('SIGKILL');
  await trial.shell.stop();
  rmSync(data, { recursive: true, force: true, maxRetries: 5 });
});

/** with the command and the variables of its service alone, and nothing to write to but the volumes that it may */
function start(): { child: ChildProcess; log(): string } {
  const service = compose.services.guard;
  if (!image || !service) throw new Error('there is no image or no service of the guard');
  const folders = service.volumes.map((volume) => {
    const [, at = '', mode] = volume.split(':');
    return { path: at.replace(/^\/data/, data), isReadOnly: mode === 'ro' };
  });
  expect(folders).toEqual([
    { path: data, isReadOnly: false },
    { path: join(data, 'keys'), isReadOnly: true },
  ]);
  const flags = [
    ...['--permission', '--disable-warning=SecurityWarning', '--allow-worker', '--allow-addons'],
    ...[ROOT, ...folders.map(({ path }) => path)].map((path) => `--allow-fs-read=${path}`),
    // the volume of the keys lies in that of the releases: it is the store that is written
    `--allow-fs-write=${storeDir(data)}`,
  ];
  const child = spawn(process.execPath, [...flags, ...service.command], {
    cwd: ROOT,
    // nothing of this process's own environment: the image has none of it
    env: { ...environmentOf(image), ...service.environment, DATA_DIR: data },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      log += text;
    });
  return { child, log: () => log };
}

it('the guard of the compose file takes a version back, and stays', async () => {
  const { child, log } = start();
  guard = child;
  const live = () => readLive(diskStore(storeDir(data)), 'local');
  while ((await live()).changed_by !== 'guard') {
    if (child.exitCode !== null) throw new Error(`the guard ended: ${log()}`);
    await wait(50);
  }
  const { remotes, saw } = await live();
  expect(remotes['mf-tour']?.versions.map(({ version }) => version)).toEqual(['1.0.0']);
  expect(saw).toMatchObject({ version: '2.0.0', against: '1.0.0' });
  while (!log().includes('taken back')) {
    if (child.exitCode !== null) throw new Error(`the guard ended: ${log()}`);
    await wait(50);
  }
  expect([child.exitCode, log()]).toEqual([null, expect.not.stringContaining('ERR_ACCESS_DENIED')]);
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  expect(await ended).toEqual([null, 'SIGTERM']);
});
