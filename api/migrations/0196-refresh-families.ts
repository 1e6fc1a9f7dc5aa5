import { type Kysely, sql } from 'kysely';

/**
 * A refresh token that was spent long ago still names its session: whoever comes with it has a copy, or somebody else has gone on with
 * one. Sessions from before get their family with their next refresh.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE sessions ADD COLUMN refresh_family text;
    CREATE INDEX sessions_refresh_family ON sessions(refresh_family) WHERE revoked_at IS NULL;
  `.execute(db);
}
