import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { startChild, stopChildren } from './children.ts';
import { type Part, supervise } from './supervise.ts';

let dir: string;
let said: string[];
let heard: () => void;
let parts: Part[];
let letGo: () => void;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'supervise-'));
  [said, parts, heard, letGo] = [[], [], () => undefined, () => undefined];
});
afterEach(async () => {
  letGo();
  await stopChildren(parts.map(({ child }) => child));
  await rm(dir, { recursive: true });
});

/** a program that runs until it is ended; what cannot start says so with the given message */
async function startPart(failures: string[] = []): Promise<Part> {
  const script = join(dir, 'program.mjs');
  await writeFile(script, 'setInterval(() => {}, 1000);');
  const run = () => startChild('program', script, {}, join(dir, 'program.log'));
  const part: Part = {
    name: 'program',
    child: await run(),
    async start() {
      const failure = failures.shift();
      if (failure) throw new Error(failure);
      return run();
    },
  };
  parts.push(part);
  letGo = supervise([part], {
    firstWaitMs: 20,
    say(text) {
      said.push(text);
      heard();
    },
  });
  return part;
}

const until = (isSo: () => boolean) =>
  new Promise<void>((resolve) => {
    heard = () => isSo() && resolve();
    heard();
  });

describe('a part of the stack that ends', () => {
  it('is started again, and it is told', async () => {
    const part = await startPart();
    const first = part.child;
    first.process.kill('SIGKILL');
    await until(() => said.length === 2);
    expect(said).toEqual(['program ended with SIGKILL: it is started again in 0.02 s', 'program is up again']);
    expect(part.child).not.toBe(first);
    expect(part.child.process.exitCode).toBeNull();
  });

  it('is tried later and later while it cannot start', async () => {
    const part = await startPart(['no port', 'no port']);
    part.child.process.kill('SIGKILL');
    await until(() => said.length === 4);
    expect(said.slice(1)).toEqual([
      'no port; next try in 0.04 s',
      'no port; next try in 0.08 s',
      'program is up again',
    ]);
  });

  it('waits longer when it has ended again at once', async () => {
    const part = await startPart();
    part.child.process.kill('SIGKILL');
    await until(() => said.length === 2);
    part.child.process.kill('SIGKILL');
    await until(() => said.length === 3);
    expect(said[2]).toBe('program ended with SIGKILL: it is started again in 0.04 s');
  });

  it('on purpose is left alone', async () => {
    const part = await startPart();
    letGo();
    await stopChildren([part.child]);
    expect(said).toEqual([]);
  });
});
