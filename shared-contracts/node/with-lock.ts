import { open, readFile, rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

const POLL_MS = 50;

const hasCode = (error: unknown, code: string): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code;

/** whether the process runs, also as another user's */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
}

async function take(file: string): Promise<boolean> {
  try {
    const handle = await open(file, 'wx');
    await handle.writeFile(String(process.pid));
    await handle.close();
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

async function dropOfTheDead(file: string): Promise<void> {
  const owner = Number(await readFile(file, 'utf8').catch(() => ''));
  if (owner > 0 && !isAlive(owner)) await rm(file, { force: true });
}

/**
 * Work that only one process of this machine may do at a time; others wait. A lock whose owner died is taken over.
 * @param file of the lock, in a folder that exists
 * @throws when the lock is still held after `limitMs`
 */
export async function withLock<T>(file: string, limitMs: number, work: () => Promise<T>): Promise<T> {
  const since = performance.now();
  while (!(await take(file))) {
    if (performance.now() - since > limitMs)
      throw new Error(`waited ${limitMs / 1000} s for ${file}: remove it if nothing else starts`);
    await dropOfTheDead(file);
    await wait(POLL_MS);
  }
  try {
    return await work();
  } finally {
    await rm(file, { force: true });
  }
}
