import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stopChildren } from '../../local/children.ts';
import { freePort } from '../../local/free-port.ts';
import { step } from '../../local/progress.ts';
import { startStack } from '../../local/stack.ts';
import { supervise } from '../../local/supervise.ts';
import { readLive } from '../../registry/live.ts';
import { diskStore, storeDir } from '../../registry/object-store.ts';
import { chosenOf } from '../chosen.ts';
import { busyNotes, loadNow, machine, today } from '../circumstances.ts';
import { writeChapter } from '../results-file.ts';
import { type Broken, DRILL_NAMES, DRILLS, type Drill, PAGES } from './drills.ts';
import { type LoadFigures, steadyLoad, untilPage } from './load.ts';

export interface FaultsBenchOptions {
  /** all by default */
  drills: readonly string[];
  /** processes that render */
  processes: string;
  dataDir: string | undefined;
  out: string;
  command: string;
}

interface Row {
  name: string;
  load: LoadFigures;
  recoveryMs: number;
  said: string;
}

const seconds = (ms: number): string => (Number.isFinite(ms) ? `${(ms / 1000).toFixed(1)} s` : 'never');

async function drilled(site: Broken, { name, run }: Drill): Promise<Row> {
  for (const page of [...PAGES, ...PAGES]) await fetch(site.url + page).then((answer) => answer.text());
  const load = steadyLoad([site.url], PAGES);
  const told = await run(site);
  const recoveryMs = await untilPage(`${site.url}/tours?sort=new&page=2`);
  const down = typeof told === 'string' ? undefined : told.down;
  const figures = await load.stop(down);
  const away = down
    ? `; the only shell was not up for ${seconds(down.to - down.from)}, when ${figures.unheard} found nobody`
    : '';
  const row = { name, load: figures, recoveryMs, said: `${typeof told === 'string' ? told : told.said}${away}` };
  step(`${name}: ${row.load.failed} failed, longest ${seconds(row.load.longestMs)}; ${row.said}`);
  return row;
}

/** Each fault under ten pages a second for visitors who have nothing to do with it. Writes its chapter of RESULTS.md. */
export async function benchFaults({
  drills: asked,
  processes,
  dataDir: given,
  out,
  command,
}: FaultsBenchOptions): Promise<void> {
  const chosen = chosenOf('drill', asked.length > 0 ? asked : undefined, DRILL_NAMES);
  const loadBefore = loadNow();
  const dataDir = given ?? (await mkdtemp(join(tmpdir(), 'cairn-bench-')));
  const [port, apiPort, cdnPort] = [await freePort(), await freePort(), await freePort()];
  const env = { RENDER_PROCESSES: processes, LOG_LEVEL: 'error', RATE_LIMIT: 'off', DEMO_TOURS: '200' };
  const stack = await startStack({ dataDir, port, apiPort, cdnPort, env });
  // the store stays away until its drill brings it back
  const kept = stack.parts.filter(({ name }) => name !== 'artifacts');
  const letGo = supervise(kept, { say: step });
  const partOf = (name: 'api' | 'artifacts' | 'shell') => {
    const title = { api: 'api and database', artifacts: 'artifacts', shell: 'site' }[name];
    const part = stack.parts.find((one) => one.name === title);
    if (!part) throw new Error(`the stack has no ${title}`);
    return part;
  };
  const live = await readLive(diskStore(storeDir(dataDir)), 'local');
  const site: Broken = {
    url: stack.url,
    data: dataDir,
    own: live.remotes['mf-content']?.stable ?? '',
    child: (name) => partOf(name).child,
    async restartStore() {
      const part = partOf('artifacts');
      part.child = await part.start();
    },
    async restartShell() {
      const before = partOf('shell').child;
      await stopChildren([before]);
      // its supervisor starts it anew
      while (partOf('shell').child === before) await new Promise((resolve) => setTimeout(resolve, 50));
    },
  };
  try {
    const rows: Row[] = [];
    for (const name of chosen) rows.push(await drilled(site, DRILLS[name]));
    const text = [
      '# Faults benchmark',
      '',
      `${today()} · \`${command}\``,
      '',
      `${machine()}. Processes that render: ${processes}.`,
      ...busyNotes(loadBefore).flatMap((note) => ['', note]),
      '',
      'Each fault under ten pages a second for guests who have nothing to do with it. Failed: no page, and no 503 with `Retry-After`. Recovered:',
      'how long after the fault a page that nobody had yet stands.',
      '',
      '| fault | pages | failed | 503 | longest | recovered | besides |',
      '|---|--:|--:|--:|--:|--:|---|',
      ...rows.map(
        ({ name, load, recoveryMs, said }) =>
          `| ${name} | ${load.asked} | ${load.failed} | ${load.turnedAway} | ${seconds(load.longestMs)} | ${seconds(recoveryMs)} | ${said} |`,
      ),
      '',
    ].join('\n');
    await writeChapter(out, text);
    process.stdout.write(`\n${text}\nwritten to ${out}\n`);
  } finally {
    letGo();
    await stack.stop();
    if (!given) await rm(dataDir, { recursive: true, force: true });
  }
}
