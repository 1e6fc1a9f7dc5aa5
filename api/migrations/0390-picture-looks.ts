import { type Kysely, sql } from 'kysely';

/** Of an uploaded picture: what must be seen when it is cropped, in percent from the left and the top, and a tiny one to wait with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE uploads ADD COLUMN focus_x smallint, ADD COLUMN focus_y smallint, ADD COLUMN preview text`.execute(
    db,
  );
}
