import { setTimeout as wait } from 'node:timers/promises';
import { clockOff } from '../../cluster/clock.ts';
import type { Cluster } from '../../cluster/cluster.ts';

export interface Drill {
  name: string;
  run(cluster: Cluster): Promise<void>;
}

const STILL_MS = 8_000;

const MINUTE_MS = 60_000;

const pidOf = (cluster: Cluster, part: string): number => {
  const pid = cluster.pids()[part];
  if (!pid) throw new Error(`the cluster has no ${part}`);
  return pid;
};

const kill = (name: string, part: (cluster: Cluster) => string): Drill => ({
  name,
  run: async (cluster) => void process.kill(pidOf(cluster, part(cluster)), 'SIGKILL'),
});

const standStill = (name: string, part: string): Drill => ({
  name,
  async run(cluster) {
    const pid = pidOf(cluster, part);
    process.kill(pid, 'SIGSTOP');
    await wait(STILL_MS);
    process.kill(pid, 'SIGCONT');
  },
});

/** Of each kind one has another idea of the time than the database and the others. */
const clockIsOff = (name: string, offMs: number): Drill => ({
  name,
  async run(cluster) {
    const names = ['worker-1', 'api-1', 'shell-1'];
    for (const one of names) await cluster.restart(one, clockOff(offMs));
    await wait(STILL_MS);
    for (const one of names) await cluster.restart(one);
  },
});

/** What may happen to a cluster; each is over before the next begins. */
export const DRILLS = {
  none: { name: 'nothing', run: () => wait(STILL_MS) },
  shell: kill('a shell is killed', () => 'shell-1'),
  api: kill('an api is killed', () => 'api-1'),
  worker: kill('a worker is killed', () => 'worker-1'),
  artifacts: kill('the server of releases is killed', () => 'artifacts'),
  redis: kill('Redis is killed', () => 'redis'),
  s3: kill('the store of objects is killed', () => 's3'),
  standby: kill('the standby of the database is killed', (cluster) => cluster.standby() ?? ''),
  primary: kill('the primary of the database is killed', (cluster) => cluster.primary()),
  'still-api': standStill(`an api stands still for ${STILL_MS / 1_000} seconds`, 'api-2'),
  'still-shell': standStill(`a shell stands still for ${STILL_MS / 1_000} seconds`, 'shell-2'),
  'still-worker': standStill(`a worker stands still for ${STILL_MS / 1_000} seconds`, 'worker-2'),
  reload: {
    name: 'nginx reads its configuration anew',
    run: async (cluster) => void process.kill(pidOf(cluster, 'nginx'), 'SIGHUP'),
  },
  nginx: kill('nginx, of which there is one, is killed', () => 'nginx'),
  'clock-ahead': clockIsOff('a shell, an api and a worker are two minutes ahead', 2 * MINUTE_MS),
  'clock-behind': clockIsOff('a shell, an api and a worker are two minutes behind', -2 * MINUTE_MS),
  restart: { name: 'every process is restarted, one after the other', run: (cluster) => cluster.restartAll() },
} satisfies Record<string, Drill>;
// the keys of an object literal
export const DRILL_NAMES = Object.keys(DRILLS) as readonly (keyof typeof DRILLS)[];
