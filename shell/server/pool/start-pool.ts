import { existsSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Env } from '../env.ts';
import { STRAY } from '../page-failures.ts';
import type { Quarantine } from '../quarantine.ts';
import type { PageRegistry } from '../registry.ts';
import type { Verdicts } from './docket.ts';
import { RenderPool } from './render-pool.ts';

export interface PoolOptions {
  env: Pick<Env, 'RENDER_PROCESSES' | 'RENDER_MEMORY_MB' | 'NODE_ENV' | 'CACHE_DIR'>;
  /** the built shell */
  dist: string;
  log: FastifyBaseLogger;
  quarantine: Pick<Quarantine, 'add'>;
  /** it is made with the pool */
  registry(): Pick<PageRegistry, 'failed'> & Verdicts;
}

/** What a render process may read: the shell's code, and the packages that it is made of. */
function readable(dist: string, program: string): string[] {
  const packages = createRequire(program).resolve.paths('react') ?? [];
  const there = [dist, ...packages].filter((path) => existsSync(path));
  // by a link as well as where it leads
  return [...new Set(there.flatMap((path) => [path, realpathSync(path)]))];
}

/** Nothing of the machine: no file but code, no other program, no thread, no debugger, no code out of texts. */
const confined = (dist: string, program: string, heapMb: number): string[] => [
  '--permission',
  ...readable(dist, program).map((path) => `--allow-fs-read=${path}`),
  '--disallow-code-generation-from-strings',
  // what was in memory before is nobody's
  '--zero-fill-buffers',
  `--max-old-space-size=${heapMb}`,
  '--disable-warning=ExperimentalWarning',
  '--disable-warning=SecurityWarning',
];

/** Starts the processes that render. */
export function startPool({ env, dist, log, quarantine, registry }: PoolOptions): RenderPool {
  const program = join(dist, 'server', 'renderer.mjs');
  const pool = new RenderPool({
    size: env.RENDER_PROCESSES,
    program,
    // beside the heap a process holds code and buffers
    args: confined(dist, program, Math.round(env.RENDER_MEMORY_MB * 0.7)),
    nodeEnv: env.NODE_ENV,
    records: env.CACHE_DIR,
    memoryLimit: env.RENDER_MEMORY_MB * 1024 * 1024,
    onStray: (key, reason) => {
      log.error({ remote: key, reason }, 'nobody caught an error in a render process');
      if (key) registry().failed(key, STRAY, reason);
    },
    verdicts: {
      suspend: (key, reason) => registry().suspend(key, reason),
      acquit: (key) => registry().acquit(key),
      convict: (key, reason) => registry().convict(key, reason),
      refuse: (release, reason) => quarantine.add(release, reason),
    },
    log,
  });
  pool.start();
  return pool;
}
