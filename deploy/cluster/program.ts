import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Child } from '../local/children.ts';
import { endWithUs } from './warden.ts';

function endGroup(pid: number | undefined): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // nobody is left of it
  }
}

/** Starts a program that is none of ours, with its output in a log file. */
export async function startProgram(
  name: string,
  command: string,
  args: readonly string[],
  logFile: string,
): Promise<Child> {
  await mkdir(dirname(logFile), { recursive: true });
  const log = createWriteStream(logFile, { flags: 'a' });
  // a group of its own: a server that is killed leaves its workers behind, on its ports
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  const forget = child.pid === undefined ? () => {} : endWithUs(child.pid, 'program');
  let tail = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.pipe(log, { end: false });
    stream.setEncoding('utf8').on('data', (text: string) => {
      tail = (tail + text).slice(-2000);
    });
  }
  const ended = new Promise<number | null>((resolve) => {
    child.once('exit', (code) => {
      endGroup(child.pid);
      forget();
      resolve(code);
    });
  });
  return { name, process: child, ended, lastWords: async () => tail.trim().split('\n').at(-1) ?? '' };
}

const POLL_MS = 50;

/** @throws with the program's last words when it ends before, or the time is over */
export async function untilUp(child: Child, isUp: () => Promise<boolean>, limitMs = 20_000): Promise<void> {
  let hasEnded = false;
  void child.ended.then(() => {
    hasEnded = true;
  });
  for (const until = Date.now() + limitMs; Date.now() < until; await wait(POLL_MS)) {
    if (hasEnded) throw new Error(`${child.name} ended while starting: ${await child.lastWords()}`);
    if (await isUp()) return;
  }
  throw new Error(`${child.name} was not up after ${limitMs / 1000} s: ${await child.lastWords()}`);
}
