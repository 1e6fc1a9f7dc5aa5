import { type Kysely, sql } from 'kysely';

/**
 * What experiments collect. A visitor is a hash that differs between experiments, made with a salt that is not in here; vitals are only
 * counted. `users.subject`: what somebody falls to variants by on all their devices, taken over from the browser that they first log in with.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE experiments (
      name text PRIMARY KEY,
      environment text NOT NULL,
      remote text NOT NULL,
      goal text NOT NULL,
      lift double precision NOT NULL,
      variants jsonb NOT NULL,
      started_at timestamptz NOT NULL,
      started_by text NOT NULL,
      revision int NOT NULL,
      ended_at timestamptz,
      ended_by text NOT NULL DEFAULT '',
      ended_note text NOT NULL DEFAULT ''
    );

    CREATE TABLE experiment_visitors (
      experiment text NOT NULL REFERENCES experiments(name) ON DELETE CASCADE,
      key text NOT NULL,
      variant text NOT NULL,
      seen_at timestamptz NOT NULL,
      has_fallen boolean NOT NULL,
      failed_at timestamptz,
      goal_at timestamptz,
      -- vitals that are counted: one of each
      measured text[] NOT NULL DEFAULT '{}',
      PRIMARY KEY (experiment, key)
    );

    CREATE TABLE experiment_vitals (
      experiment text NOT NULL REFERENCES experiments(name) ON DELETE CASCADE,
      variant text NOT NULL,
      vital text NOT NULL,
      bucket int NOT NULL,
      count int NOT NULL,
      PRIMARY KEY (experiment, variant, vital, bucket)
    );

    ALTER TABLE users ADD COLUMN subject text;
  `.execute(db);
}
