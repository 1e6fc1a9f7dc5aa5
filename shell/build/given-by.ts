import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { ShellAssets } from '../composition/boot.ts';
import type { GIVES } from '../server/probe.ts';

const QUESTION: typeof GIVES = 'gives';

/** What a shell that is built shares, by name: the shell itself is asked, so that no list of it can be wrong. */
export async function givenBy(dist: string): Promise<ShellAssets['gives']> {
  const child = fork(join(dist, 'server/probe.mjs'), [], { execArgv: [] });
  const ended = once(child, 'close').then(([code]) => {
    throw new Error(`the shell does not say what it shares: it ended with ${code}`);
  });
  child.send(QUESTION);
  // the probe of this very build says it
  const [given] = (await Promise.race([once(child, 'message'), ended])) as [ShellAssets['gives']];
  ended.catch(() => undefined);
  return given;
}
