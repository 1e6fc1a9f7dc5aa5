import { type Kysely, sql } from 'kysely';

/**
 * A payment that the provider took with another amount or currency than was asked for: it stays new and is held, with what was received,
 * until somebody gives it back. The history tells of money that was held and of money that came too late.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE payments
      ADD COLUMN held_at timestamptz,
      ADD COLUMN held_amount bigint CHECK (held_amount > 0),
      ADD COLUMN held_currency char(3),
      ADD CONSTRAINT payments_held CHECK (num_nulls(held_at, held_amount, held_currency) IN (0, 3));
    CREATE INDEX payments_held_open ON payments(request_id) WHERE held_at IS NOT NULL AND status = 1;
    ALTER TABLE request_events
      DROP CONSTRAINT request_events_action_check,
      ADD CONSTRAINT request_events_action_check CHECK (action IN
        ('request','confirm','decline','pay','move','complete','cancel','expire','payment_held','payment_returned'));
  `.execute(db);
}
