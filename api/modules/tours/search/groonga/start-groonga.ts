import { currentTerm } from '../../../../platform/jobs/term.ts';
import type { Listener } from '../../../../platform/listener.ts';
import type { Services } from '../../../../platform/services.ts';
import type { RunningSearch } from '../start-search.ts';
import { connectEngine } from './engine.ts';
import { createGroongaSearch } from './groonga-search.ts';
import { createInStep } from './keep-in-step.ts';

/** a keeper that ended begins again after so long */
const AGAIN_MS = 1_000;

/**
 * The search on the engine that GROONGA_URL names. The process that does the jobs keeps its index; an engine that is away, or has no index
 * yet, holds up no start.
 */
export async function startGroonga(services: Services, listener: Listener): Promise<RunningSearch> {
  const { env, db, clock, log } = services;
  const engine = connectEngine(env.GROONGA_URL ?? '');
  const search = await createGroongaSearch({ engine, db, listener });
  const inStep = await createInStep({ db, listener });
  services.jobs.every(
    'search engine',
    AGAIN_MS,
    async () => {
      const term = currentTerm();
      if (term) await inStep.keep({ engine, db, clock, log, signal: term.signal, fence: term.fence });
    },
    0,
  );
  return { search, settled: inStep.settled, close: async () => {} };
}
