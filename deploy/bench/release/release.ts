import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { step } from '../../local/progress.ts';
import { runCommand } from '../../registry/cli/run-command.ts';
import { readLive } from '../../registry/live.ts';
import { diskStore, storeDir } from '../../registry/object-store.ts';
import { busyNotes, loadNow, machine, today } from '../circumstances.ts';
import { steadyLoad } from '../faults/load.ts';
import { writeChapter } from '../results-file.ts';
import { latencyOf } from '../search/percentiles.ts';
import { type ChangeTimes, cairn, timedChange } from './changes.ts';
import { reportOf } from './report.ts';
import { rollOver } from './roll-over.ts';
import { startTwoShells } from './two-shells.ts';

export interface ReleaseBenchOptions {
  rollouts: number;
  /** that are rolled over afterwards */
  versions: number;
  dataDir: string | undefined;
  out: string;
  command: string;
}

const REMOTE = 'mf-content';
/** each is built and released by the command, and lives ten times */
const RELEASES = 5;
/** 20 requests a second */
const EVERY_MS = 50;
/** of that before the first change */
const WARM_UP_MS = 5000;
const PAGES = ['/contacts', '/', '/tours', '/blog', '/tours?sort=new'];
const LOOKED_AT = '/contacts';

/** in this process: what is timed is the change, not the start of Node */
async function change(dataDir: string, args: readonly string[]): Promise<void> {
  const { code, said } = await runCommand([...args, '--json', '--data', dataDir], () => undefined);
  if (code !== 0) throw new Error(`cairn ${args.join(' ')} failed: ${said}`);
}

/** what is timed is the change, not a browser's look at it */
const UNCHECKED = ['--unchecked', 'a benchmark'];

/** 50 rollouts and rollbacks of a remote under 20 requests a second on two shells, and 200 versions in one process. */
export async function benchRelease({
  rollouts,
  versions,
  dataDir: given,
  out,
  command,
}: ReleaseBenchOptions): Promise<void> {
  const loadBefore = loadNow();
  const dataDir = given ?? (await mkdtemp(join(tmpdir(), 'cairn-bench-')));
  const site = await startTwoShells(dataDir);
  try {
    const live = await readLive(diskStore(storeDir(dataDir)), 'local');
    const own = live.remotes[REMOTE]?.stable;
    if (!own) throw new Error(`${REMOTE} is not live`);

    const releases: number[] = [];
    const released: string[] = [];
    for (let number = 1; number <= RELEASES; number++) {
      const version = `2.0.${number}-bench.${Date.now()}`;
      releases.push(await cairn(dataDir, ['release', REMOTE, '--version', version]));
      released.push(version);
      step(`${version} released after ${Math.round(releases.at(-1) ?? 0)} ms`);
    }
    const commandMs = await cairn(dataDir, ['promote', REMOTE, released[0] ?? '', ...UNCHECKED]);
    await change(dataDir, ['rollback', REMOTE]);

    const promotes: ChangeTimes[] = [];
    const rollbacks: ChangeTimes[] = [];
    const looked = site.urls.map((url) => url + LOOKED_AT);
    // visitors come and go: the pages of guests are made once for many, others each by themselves
    const load = steadyLoad(site.urls, PAGES, {
      everyMs: EVERY_MS,
      cookieOf: (number) => `visitor=visitor-${number}`,
    });
    // a shell that has answered nobody yet makes its first pages ten times slower: that is its start, not the change
    await pause(WARM_UP_MS);
    for (let number = 0; number < rollouts; number++) {
      const version = released[number % released.length] ?? '';
      promotes.push(
        await timedChange(looked, `${REMOTE}@${version}`, () =>
          change(dataDir, ['promote', REMOTE, version, ...UNCHECKED]),
        ),
      );
      rollbacks.push(await timedChange(looked, `${REMOTE}@${own}`, () => change(dataDir, ['rollback', REMOTE])));
      if ((number + 1) % 10 === 0) step(`${number + 1} rollouts and rollbacks`);
    }
    const requests = await load.stop();
    step(`${requests.asked} requests, ${requests.failed} failed`);
    const memory =
      versions > 0 ? await rollOver(dataDir, { ...site.addresses, remote: REMOTE, own, versions }) : undefined;
    const text = reportOf({
      command,
      machine: machine(),
      date: today(),
      notes: busyNotes(loadBefore),
      rollouts,
      releases,
      commandMs,
      promotes: latencyOf(promotes.map(({ first }) => first)),
      firstTimes: latencyOf(promotes.slice(1, RELEASES).map(({ first }) => first)),
      promotesBoth: latencyOf(promotes.map(({ both }) => both)),
      rollbacks: latencyOf(rollbacks.map(({ first }) => first)),
      rollbacksBoth: latencyOf(rollbacks.map(({ both }) => both)),
      requests,
      memory,
    });
    await writeChapter(out, text);
    process.stdout.write(`\n${text}\nwritten to ${out}\n`);
  } finally {
    await site.stop();
    if (!given) await rm(dataDir, { recursive: true, force: true });
  }
}
