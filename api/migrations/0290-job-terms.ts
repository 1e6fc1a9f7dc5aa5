import { type Kysely, sql } from 'kysely';

/**
 * Who does the jobs that one process does for all, in which term. One row: the term's number is its key, so that a transaction which holds
 * the key (FOR KEY SHARE) keeps the next term waiting, and a beat, which leaves the key alone, does not wait for it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE job_terms (
      fence bigint PRIMARY KEY,
      holder text NOT NULL,
      pid int NOT NULL,
      beat_at timestamptz NOT NULL
    );
    INSERT INTO job_terms VALUES (0, '', 0, '-infinity');
  `.execute(db);
}
