import { type Kysely, sql } from 'kysely';

/** E-mails are HTML as well and bring a calendar file: /dev/outbox and the tests see both. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE dev_messages ADD COLUMN html text, ADD COLUMN calendar text`.execute(db);
}
