import { beginSpan } from '@cairn/shared-contracts/node/spans';
import { inTrace, startTrace } from '@cairn/shared-contracts/node/trace';
import type { Logger } from 'pino';
import type { Connection } from '../db.ts';
import { createJobLead, type LeadTiming } from './job-lead.ts';
import { inTerm, type Term, TermOver } from './term.ts';

/** after the start of the process: visitors come first */
const FIRST_MS = 5_000;

/** What is done again and again, by one process of all. */
export interface Jobs {
  /**
   * Runs a job shortly after the start and then with `ms` between two runs, each in a trace of its own, never twice at a time. What it
   * writes in transactions is not written once another process has taken over.
   */
  every(name: string, ms: number, job: () => Promise<unknown>, firstMs?: number): void;
}

export interface JobsRunner extends Jobs {
  start(): void;
  /** waits for jobs under way */
  stop(): Promise<void>;
}

export interface JobsOptions {
  connection: Connection;
  log: Logger;
  timing?: LeadTiming;
}

interface Job {
  name: string;
  ms: number;
  run(): Promise<unknown>;
  firstMs: number;
  /** the run under way, maybe of an earlier term */
  last: Promise<unknown>;
}

export function createJobs({ connection, log, timing }: JobsOptions): JobsRunner {
  const jobs: Job[] = [];
  const running = new Set<Promise<unknown>>();
  let startedAt = 0;

  async function runOnce(job: Job, term: Term): Promise<void> {
    await job.last;
    if (term.signal.aborted) return;
    const trace = startTrace();
    const end = beginSpan({
      name: `job ${job.name}`,
      kind: 'internal',
      trace,
      attributes: { 'cairn.term': term.fence },
    });
    const run = inTrace(trace, () => inTerm(term, job.run)).then(
      () => end(),
      (error: unknown) => {
        end({ error: String(error) });
        if (error instanceof TermOver) log.info({ job: job.name }, 'a job goes on elsewhere');
        else log.error({ error: String(error), job: job.name }, 'a job failed');
      },
    );
    job.last = run;
    running.add(run);
    await run;
    running.delete(run);
  }

  function repeat(job: Job, term: Term, waitMs: number): void {
    const timer = setTimeout(async () => {
      await runOnce(job, term);
      if (!term.signal.aborted) repeat(job, term, job.ms);
    }, waitMs).unref();
    term.signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  }

  const lead = createJobLead({
    connection,
    log,
    ...(timing ? { timing } : {}),
    onTerm(term) {
      const since = performance.now() - startedAt;
      for (const job of jobs) repeat(job, term, Math.max(0, job.firstMs - since));
    },
  });

  return {
    every: (name, ms, run, firstMs = FIRST_MS) => void jobs.push({ name, ms, run, firstMs, last: Promise.resolve() }),
    start() {
      startedAt = performance.now();
      lead.start();
    },
    async stop() {
      await lead.stop();
      await Promise.all(running);
    },
  };
}
