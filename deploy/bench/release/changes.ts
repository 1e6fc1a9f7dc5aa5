import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../../registry/build.ts';

const CLI = join(ROOT, 'deploy/registry/cli.ts');
const LOOK_MS = 10;
const LIMIT_MS = 60_000;

/** Runs one `npm run cairn -- …` as whoever releases does, in a process of its own. @returns how long it took, in milliseconds */
export async function cairn(dataDir: string, args: readonly string[]): Promise<number> {
  const at = performance.now();
  const child = spawn(process.execPath, [CLI, ...args, '--data', dataDir], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stdout.on('data', (text: Buffer) => (said += text));
  child.stderr.on('data', (text: Buffer) => (said += text));
  const code = await new Promise((resolve) => child.on('close', resolve));
  if (code !== 0) throw new Error(`cairn ${args.join(' ')} failed: ${said}`);
  return performance.now() - at;
}

/** milliseconds from `since` until a page of the site is composed with that version */
export async function untilComposedOf(url: string, version: string, since: number): Promise<number> {
  for (;;) {
    const answer = await fetch(url, { headers: { accept: 'text/html' }, signal: AbortSignal.timeout(LIMIT_MS) });
    await answer.text();
    // one that broke off, or of the version before, is not the first new answer
    if (answer.status === 200 && answer.headers.get('x-composition')?.split(',').includes(version))
      return performance.now() - since;
    if (performance.now() - since > LIMIT_MS) throw new Error(`${url} has not got ${version} after a minute`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}

export interface ChangeTimes {
  /** until the first page of either shell with it, from the moment that the command was given */
  first: number;
  /** until both have it */
  both: number;
  /** until the command has ended: it waits for the word of both */
  ended: number;
}

/** Makes one change and looks at both shells until each has it. */
export async function timedChange(
  urls: readonly string[],
  version: string,
  change: () => Promise<void>,
): Promise<ChangeTimes> {
  const since = performance.now();
  const ended = change().then(() => performance.now() - since);
  const seen = urls.map((url) => untilComposedOf(url, version, since));
  const times = await Promise.all(seen);
  return { first: Math.min(...times), both: Math.max(...times), ended: await ended };
}
