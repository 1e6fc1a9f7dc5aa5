import { Socket } from 'node:net';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { releaseKey } from '@cairn/shared-contracts/remote/release';
import { letHeapGrow } from '../heap.ts';
import { LoadedVersions } from '../loaded-versions.ts';
import { renderPage } from '../page.tsx';
import { readShell } from '../shell-assets.ts';
import { openChannel } from './channel.ts';
import { compartmentOf } from './compartment.ts';
import { lockProcess } from './lock-process.ts';
import type { FromProcess, ToProcess } from './messages.ts';
import { PageCalls } from './page-calls-out.ts';
import { PIPE, RECORD } from './pipe.ts';
import { noteRunning } from './running-record.ts';
import { ownerOf } from './stray-owner.ts';

/**
 * A render process: loads versions and renders pages for the shell's front, which it reaches by one pipe. It has no token, no key and no
 * environment, and may read no file but its own code. What it uses itself is locked before code of a remote is loaded.
 */
letHeapGrow();
// pieces of one buffer would show each other's contents
Buffer.poolSize = 0;
const realProcess = process;
const shell = readShell(resolve(dirname(fileURLToPath(import.meta.url)), '..'));
const pages = new Map<number, AbortController>();

const channel = openChannel<FromProcess>(new Socket({ fd: PIPE }), (message, bytes) => {
  // sent by the front of the same build
  hear(message as ToProcess, bytes);
});
const send = (message: FromProcess, bytes?: Uint8Array): void => channel.send(message, bytes);
const note = noteRunning(RECORD);
const stray = (error: unknown, key = ownerOf(error, versions.keys)): void => {
  const reason = String(error instanceof Error ? error.message : error).slice(0, 500);
  send({ kind: 'stray', ...(key ? { key } : {}), reason });
};

const versions = new LoadedVersions({
  running: (key) => note({ key, isTimer: false }),
  compartmentOf: (key) =>
    compartmentOf({
      begin: () => note({ key, isTimer: true }),
      end: () => note(),
      stray: (error) => stray(error, key),
    }),
});
const calls = new PageCalls(send);

async function load({ id, release, styles }: Extract<ToProcess, { kind: 'load' }>, code: string): Promise<void> {
  note({ key: releaseKey(release.name, release.version), isTimer: false });
  const { failures, late } = await versions.load({ release, code, styles: new Map(styles) });
  // what it started without waiting for it may throw or end this process: the front shall know whose it was
  await new Promise((turn) => setTimeout(turn, 20));
  note();
  send({ kind: 'loaded', id, failures: Object.fromEntries(failures), isLate: late !== undefined });
  await late;
  if (late) send({ kind: 'settled', id, failures: Object.fromEntries(failures) });
}

async function render({ id, capability, plan, order }: Extract<ToProcess, { kind: 'render' }>): Promise<void> {
  const gone = new AbortController();
  pages.set(id, gone);
  try {
    const answer = await renderPage({
      ...order,
      composition: versions.composed(plan),
      shell,
      call: (call) => calls.make(capability, call),
      signal: gone.signal,
      warn: (message, detail) => send({ kind: 'warn', id, message, detail: { ...detail } }),
      failed: (unit, reason, stack) => send({ kind: 'failed', id, unit, reason, ...(stack ? { stack } : {}) }),
      made: (units) => send({ kind: 'made', id, units: [...units] }),
    });
    if (answer.kind !== 'page') {
      send({ kind: 'answered', id, answer });
      return;
    }
    const { status, nonce, body } = answer;
    send({ kind: 'answered', id, answer: { kind: 'page', status, nonce } });
    for await (const chunk of body) send({ kind: 'bytes', id }, chunk);
    send({ kind: 'end', id });
  } catch (error) {
    send({ kind: 'torn', id, reason: String(error) });
  } finally {
    pages.delete(id);
    gone.abort();
    calls.end(capability);
  }
}

let memory = { bytes: 0, until: 0 };
/** asking the system takes a millisecond: once a second is often enough */
function memoryNow(): number {
  const now = performance.now();
  if (now > memory.until) memory = { bytes: realProcess.memoryUsage.rss(), until: now + 1000 };
  return memory.bytes;
}

function hear(message: ToProcess, bytes: Buffer): void {
  switch (message.kind) {
    case 'load':
      void load(message, bytes.toString()).catch((error: unknown) => {
        send({ kind: 'torn', id: message.id, reason: String(error instanceof Error ? error.message : error) });
      });
      return;
    case 'unload':
      versions.unload(message.release);
      return;
    case 'render':
      void render(message);
      return;
    case 'abort':
      pages.get(message.id)?.abort();
      return;
    case 'answer':
    case 'refusal':
      calls.answered(message, bytes);
      return;
    case 'ping':
      send({ kind: 'pong', memory: memoryNow() });
      return;
  }
}

realProcess.on('unhandledRejection', (error) => stray(error));
realProcess.on('uncaughtException', (error) => stray(error));
// the front is gone: nobody is rendered for
channel.closed(() => realProcess.exit(0));
lockProcess();
send({ kind: 'ready' });
