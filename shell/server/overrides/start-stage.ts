import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Artifacts } from '../artifacts.ts';
import { type PoolOptions, startPool } from '../pool/start-pool.ts';
import { Quarantine } from '../quarantine.ts';
import { misfitOf, type Shell } from '../shell-assets.ts';
import { OverrideStage } from './override-stage.ts';

interface Options extends Pick<PoolOptions, 'env' | 'dist'> {
  shell: Shell;
  kit: string;
  artifacts: Artifacts;
  log: FastifyBaseLogger;
}

/** One process, with nobody else's pages, for as long as somebody looks at a mix. */
export async function startStage({ env, dist, shell, kit, artifacts, log }: Options): Promise<OverrideStage> {
  const own = { ...env, RENDER_PROCESSES: 0, CACHE_DIR: join(env.CACHE_DIR, 'overrides') };
  const quarantine = new Quarantine(own.CACHE_DIR, log);
  await quarantine.open();
  return new OverrideStage({
    ...{ artifacts, log, quarantine },
    misfit: misfitOf(shell, kit),
    renderer(stage) {
      const pool = startPool({ env: own, dist, log, quarantine, registry: () => stage });
      return {
        versions: pool,
        render: (plan, order, ports) => pool.render(plan, order, ports),
        stop: () => pool.stop(),
      };
    },
  });
}
