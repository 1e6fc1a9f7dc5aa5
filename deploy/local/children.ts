import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

export interface Child {
  name: string;
  process: ChildProcess;
  /** resolves with the exit code once it is gone */
  ended: Promise<number | null>;
  /** what it complained of last, once all that it said is here */
  lastWords(): Promise<string>;
}

/**
 * glibc gives a thread that draws or compresses an arena of its own and never what is free in it to another: with one for each thread an
 * api that has drawn its pictures holds 150 MB more. Read before Node runs, so a process cannot say it for itself.
 */
const FEW_ARENAS = { MALLOC_ARENA_MAX: '2' };

const STOP_LIMIT_MS = 25_000;
const STOP_WITH_PARENT = new URL('./stop-with-parent.mjs', import.meta.url).href;

const LAST_WORDS_LIMIT_MS = 1000;
const TAIL = 4000;

/** Programs end with one clear line on stderr. Of one that threw, the frames are left to the log. */
function lastWordsOf({ stderr }: ChildProcess): Child['lastWords'] {
  let tail = '';
  stderr?.setEncoding('utf8').on('data', (text: string) => {
    tail = (tail + text).slice(-TAIL);
  });
  const isOver = stderr ? once(stderr, 'end') : Promise.resolve();
  return async () => {
    await Promise.race([isOver, wait(LAST_WORDS_LIMIT_MS, undefined, { ref: false })]);
    const lines = tail.split('\n').filter((line) => line.trim() !== '' && !/^[\s{}]|^Node\.js v/.test(line));
    return lines.at(-1) ?? '';
  };
}

/**
 * Starts a Node program with its output in a log file; Node itself is the one that runs this.
 * @param args of the program
 */
export async function startChild(
  name: string,
  script: string,
  env: Record<string, string>,
  logFile: string,
  args: readonly string[] = [],
): Promise<Child> {
  await mkdir(dirname(logFile), { recursive: true });
  const log = createWriteStream(logFile, { flags: 'a' });
  const child = spawn(process.execPath, ['--enable-source-maps', '--import', STOP_WITH_PARENT, script, ...args], {
    env: { ...FEW_ARENAS, ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  child.stdout?.pipe(log);
  child.stderr?.pipe(log);
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  return { name, process: child, ended, lastWords: lastWordsOf(child) };
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

/** the parts of a /healthz answer: what is starting, and how far it is */
interface Health {
  /** of a shell that cannot show what is live: waiting does not mend it */
  unfit?: readonly string[];
  parts?: Record<string, { state: string; note?: string }>;
}

async function healthOf(url: string): Promise<{ ok: boolean; health: Health }> {
  try {
    const answer = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(2000) });
    // the api tells its parts; others answer what they like
    return { ok: answer.ok, health: (await answer.json().catch(() => ({}))) as Health };
  } catch {
    return { ok: false, health: {} };
  }
}

/**
 * Waits until `${url}/healthz` answers 200.
 * @param tell hears what the child is busy with, each time that changes
 * @throws when the child ends before, or the time is over
 */
export async function untilHealthy(
  url: string,
  child: Child,
  limitMs: number,
  tell: (text: string) => void = () => {},
): Promise<void> {
  const until = Date.now() + limitMs;
  let ended = false;
  let last = '';
  void child.ended.then(() => {
    ended = true;
  });
  while (Date.now() < until) {
    if (ended)
      throw new Error([`${child.name} ended while starting`, await child.lastWords()].filter(Boolean).join(': '));
    const { ok, health } = await healthOf(url);
    if (ok) return;
    if (health.unfit?.length) throw new Error(`${child.name} cannot show what is live: ${health.unfit.join('; ')}`);
    const busy = Object.entries(health.parts ?? {}).find(([, { state }]) => state === 'starting');
    const text = busy ? `${child.name}: ${busy[0]} ${busy[1].note ?? 'starting'}` : last;
    if (text !== last) tell(text);
    last = text;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${child.name} was not ready after ${limitMs / 1000} s`);
}
