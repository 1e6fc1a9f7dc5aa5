import { AsyncLocalStorage } from 'node:async_hooks';

/** The time in which one process does the jobs that are done once for all. */
export interface Term {
  /** fencing number: each term's is higher than the one before */
  readonly fence: number;
  /** aborts when the process has lost the lead, or cannot tell any more whether it has it */
  readonly signal: AbortSignal;
}

/** Another process does the jobs by now. What the transaction was to do is not done. */
export class TermOver extends Error {
  constructor(fence: number) {
    super(`term ${fence} is over`);
    this.name = 'TermOver';
  }
}

const current = new AsyncLocalStorage<Term>();

/** of the job that runs now; undefined where none does */
export const currentTerm = (): Term | undefined => current.getStore();

/** Everything that `job` writes in a transaction is written in this term or not at all: see {@link holdTerm}. */
export const inTerm = <T>(term: Term, job: () => Promise<T>): Promise<T> => current.run(term, job);

/** a process that stands still in the middle of a transaction lets the next term begin after so long */
const IDLE = "SET LOCAL idle_in_transaction_session_timeout = '10s'";
const HOLD = 'SELECT 1 FROM job_terms WHERE fence = $1 FOR KEY SHARE';
const BEGINS = /^\s*(?:begin|start transaction)\b(?!.*\bread only\b)/i;

type Query = (text: string, values?: unknown[]) => Promise<unknown>;

/**
 * After each statement of a connection: a transaction that a job has begun holds its term, so that the next one waits until it has ended.
 * @throws TermOver once it has begun; the transaction is rolled back then
 */
export async function holdTerm(statement: unknown, query: Query): Promise<void> {
  const term = currentTerm();
  if (!term || typeof statement !== 'string' || !BEGINS.test(statement)) return;
  try {
    await query(IDLE);
    // the driver's answer to a SELECT
    const { rowCount } = (await query(HOLD, [term.fence])) as { rowCount: number | null };
    if (rowCount !== 1) throw new TermOver(term.fence);
  } catch (error) {
    // Kysely takes a transaction that did not begin for none: the connection would go back with it
    await query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}
