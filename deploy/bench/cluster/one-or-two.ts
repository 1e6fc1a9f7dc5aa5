import type { Cluster } from '../../cluster/cluster.ts';
import { step } from '../../local/progress.ts';
import { cpuOfTrees } from '../processor-time.ts';
import { percentile } from '../search/percentiles.ts';
import { type Done, inClosedLoop, type Work } from './closed-loop.ts';
import { bookings, messages, readers, type Site } from './works.ts';

/** with one node or with two: a shell and an api each, and workers, database, Redis and nginx as they are */
export type Nodes = 1 | 2;

/** what a part of the cluster is for */
const PARTS: readonly [string, RegExp][] = [
  ['nginx', /^nginx$/],
  ['shells', /^shell-/],
  ['apis', /^api-/],
  ['workers', /^worker-/],
  ['database', /^postgres-/],
  ['Redis and the rest', /^(?:redis|s3|artifacts)$/],
];
export const PART_NAMES = PARTS.map(([name]) => name);

interface Measured extends Done {
  /** processor time by part, ms each */
  cpu: ReadonlyMap<string, number>;
}

export interface Compared {
  name: string;
  rate: Record<Nodes, number>;
  p50: Record<Nodes, number>;
  cpu: Record<Nodes, ReadonlyMap<string, number>>;
}

async function cpuByPart(cluster: Cluster): Promise<Map<string, number>> {
  const byName = await cpuOfTrees(cluster.pids());
  const sumOf = (pattern: RegExp) =>
    [...byName].filter(([name]) => pattern.test(name)).reduce((sum, [, ms]) => sum + ms, 0);
  return new Map(PARTS.map(([part, pattern]) => [part, sumOf(pattern)]));
}

async function measured(cluster: Cluster, work: Work): Promise<Measured> {
  const before = await cpuByPart(cluster);
  const done = await inClosedLoop(work);
  const after = await cpuByPart(cluster);
  const cpu = new Map([...after].map(([part, ms]) => [part, (ms - (before.get(part) ?? 0)) / work.count]));
  return { ...done, cpu };
}

async function allWorks(cluster: Cluster, site: Site): Promise<Map<string, Measured>> {
  const found = new Map<string, Measured>();
  for (const work of [...readers(site), await bookings(site)]) found.set(work.name, await measured(cluster, work));
  const talk = await messages(site);
  found.set(talk.name, await measured(cluster, talk));
  talk.leave();
  return found;
}

const medianOf = (values: readonly number[]): number =>
  percentile(
    values.toSorted((a, b) => a - b),
    0.5,
  );

/** The same work by one node and by two, in turns; neither always first. */
export async function compareNodes(cluster: Cluster, site: Site, rounds: number): Promise<Compared[]> {
  const found: Record<Nodes, Map<string, Measured>[]> = { 1: [], 2: [] };
  const turn = async (nodes: Nodes) => {
    await cluster.leaveOut(nodes === 1 ? ['shell-2', 'api-2'] : []);
    return allWorks(cluster, site);
  };
  // what runs for the first time is compiled, on both
  await turn(2);
  for (let round = 0; round < rounds; round++) {
    for (const nodes of round % 2 === 0 ? ([1, 2] as const) : ([2, 1] as const)) {
      const all = await turn(nodes);
      found[nodes].push(all);
      for (const [name, { rate, latency }] of all)
        step(`${nodes} of them, ${name}: ${rate.toFixed(1)} a second, p50 ${latency.p50.toFixed(1)} ms`);
    }
  }
  await cluster.leaveOut([]);
  const names = [...(found[1][0]?.keys() ?? [])];
  const each = (nodes: Nodes, name: string, of: (one: Measured) => number) =>
    medianOf(found[nodes].flatMap((all) => all.get(name) ?? []).map(of));
  const both = <T>(of: (nodes: Nodes) => T): Record<Nodes, T> => ({ 1: of(1), 2: of(2) });
  return names.map((name) => ({
    name,
    rate: both((nodes) => each(nodes, name, ({ rate }) => rate)),
    p50: both((nodes) => each(nodes, name, ({ latency }) => latency.p50)),
    cpu: both((nodes) => new Map(PART_NAMES.map((part) => [part, each(nodes, name, ({ cpu }) => cpu.get(part) ?? 0)]))),
  }));
}
