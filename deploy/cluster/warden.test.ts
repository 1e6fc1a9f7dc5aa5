import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { isAlive } from '@cairn/shared-contracts/node/with-lock';
import { afterAll, expect, it } from '@jest/globals';

const folder = mkdtempSync(join(tmpdir(), 'cairn-warden-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A cluster of two programs: one that sleeps, with a child of its own, and one that would stay for ever. */
const CLUSTER = `
  const { startProgram } = await import(${JSON.stringify(new URL('./program.ts', import.meta.url).href)});
  for (const name of ['one', 'two']) {
    const { process: program } = await startProgram(name, 'sh', ['-c', 'sleep 300 & sleep 301'], ${JSON.stringify(join(folder, 'log'))});
    console.log(program.pid);
  }
  setInterval(() => {}, 1000);
`;

async function running(): Promise<{ cluster: ChildProcess; pids: number[] }> {
  const cluster = spawn(process.execPath, ['--input-type=module', '-e', CLUSTER], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const pids: number[] = [];
  for await (const line of createInterface({ input: cluster.stdout })) if (pids.push(Number(line)) === 2) break;
  return { cluster, pids };
}

/** whoever takes the place of its parent may be late to hear of its end */
function isRunning(pid: number): boolean {
  if (!isAlive(pid)) return false;
  try {
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return isAlive(pid);
  }
}

async function untilGone(pids: readonly number[]): Promise<number[]> {
  for (const until = Date.now() + 10_000; Date.now() < until && pids.some(isRunning); await wait(50));
  return pids.filter(isRunning);
}

it.each(['SIGKILL', 'SIGTERM', 'SIGINT'] as const)(
  'what a cluster started ends with it when it is ended by %s',
  async (signal) => {
    const { cluster, pids } = await running();
    expect(pids.every(isAlive)).toBe(true);
    cluster.kill(signal);
    await once(cluster, 'exit');
    const left = await untilGone(pids);
    for (const pid of left) process.kill(-pid, 'SIGKILL');
    expect(left).toEqual([]);
  },
);
