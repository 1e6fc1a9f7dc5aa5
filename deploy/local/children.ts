import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';

export interface Child {
  name: string;
  process: ChildProcess;
  /** resolves with the exit code once it is gone */
  ended: Promise<number | null>;
}

const STOP_LIMIT_MS = 8000;
const STOP_WITH_PARENT = new URL('./stop-with-parent.mjs', import.meta.url).href;

/** Starts a Node program with its output in a log file; Node itself is the one that runs this. */
export async function startChild(
  name: string,
  script: string,
  env: Record<string, string>,
  logFile: string,
): Promise<Child> {
  await mkdir(dirname(logFile), { recursive: true });
  const log = createWriteStream(logFile, { flags: 'a' });
  const child = spawn(process.execPath, ['--enable-source-maps', '--import', STOP_WITH_PARENT, script], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  child.stdout?.pipe(log);
  child.stderr?.pipe(log);
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  return { name, process: child, ended };
}

/** asks to stop, in the order given, and ends by force what does not */
export async function stopChildren(children: readonly Child[]): Promise<void> {
  for (const { process: child, ended } of children) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
    await ended;
    clearTimeout(timer);
  }
}

/**
 * Waits until `${url}/healthz` answers 200.
 * @throws when the child ends before, or the time is over
 */
export async function untilHealthy(url: string, child: Child, limitMs: number): Promise<void> {
  const until = Date.now() + limitMs;
  let ended = false;
  void child.ended.then(() => {
    ended = true;
  });
  while (Date.now() < until) {
    if (ended) throw new Error(`${child.name} ended while starting`);
    const isReady = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(2000) }).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${child.name} was not ready after ${limitMs / 1000} s`);
}
