import { type Kysely, sql } from 'kysely';

/**
 * Payments as orders at a provider: the page they are paid on, why they were refused, and one open order of a booking at a time. What was
 * open before had no page. Refunds become rows of their own, with their way to the provider; neither is ever deleted.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE payments
      ADD COLUMN uuid uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
      -- orders opened for it at the provider, each under a number of its own
      ADD COLUMN attempt smallint NOT NULL DEFAULT 0,
      -- somebody is opening it at the provider since
      ADD COLUMN opening_at timestamptz,
      ADD COLUMN page_url text,
      ADD COLUMN qr text,
      ADD COLUMN expires_at timestamptz,
      ADD COLUMN failure text,
      ADD COLUMN checked_at timestamptz,
      -- number of the part that it pays, of a balance in instalments
      ADD COLUMN instalment smallint;
    UPDATE payments SET status = 3 WHERE status = 1;
    CREATE UNIQUE INDEX payments_one_open ON payments(request_id) WHERE status = 1;
    CREATE INDEX payments_open ON payments(checked_at NULLS FIRST) WHERE status = 1;

    CREATE TABLE refunds (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      -- the provider gives back once for it
      uuid uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
      payment_id bigint NOT NULL REFERENCES payments(id),
      amount int NOT NULL CHECK (amount > 0),
      state text NOT NULL DEFAULT 'requested' CHECK (state IN ('requested','sent','done','failed')),
      tries int NOT NULL DEFAULT 0,
      last_error text NOT NULL DEFAULT '',
      requested_at timestamptz NOT NULL DEFAULT now(),
      sent_at timestamptz,
      done_at timestamptz,
      -- null when nothing is left to be done
      next_try_at timestamptz DEFAULT now()
    );
    CREATE INDEX refunds_payment ON refunds(payment_id);
    CREATE INDEX refunds_due ON refunds(next_try_at) WHERE next_try_at IS NOT NULL;
    INSERT INTO refunds (payment_id, amount, state, requested_at, sent_at, done_at, next_try_at)
      SELECT id, refunded, 'done', coalesce(payed_at, created_at), coalesce(payed_at, created_at), coalesce(payed_at, created_at), NULL
      FROM payments WHERE refunded > 0;

    -- a balance in parts, where the organizer allows it; written with the prepayment
    ALTER TABLE all_departures ADD COLUMN instalments smallint NOT NULL DEFAULT 1 CHECK (instalments BETWEEN 1 AND 6);
    CREATE TABLE instalments (
      request_id bigint NOT NULL REFERENCES requests(id),
      number smallint NOT NULL,
      amount int NOT NULL CHECK (amount > 0),
      due_on date NOT NULL,
      -- what the booking cost when it was agreed: a move to a dearer date ends the plan
      of_total int NOT NULL,
      PRIMARY KEY (request_id, number)
    );

    CREATE FUNCTION keep_money() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION '% are never deleted', TG_TABLE_NAME; END $$;
    CREATE TRIGGER payments_stay BEFORE DELETE ON payments FOR EACH ROW EXECUTE FUNCTION keep_money();
    CREATE TRIGGER payments_stay_all BEFORE TRUNCATE ON payments EXECUTE FUNCTION keep_money();
    CREATE TRIGGER refunds_stay BEFORE DELETE ON refunds FOR EACH ROW EXECUTE FUNCTION keep_money();
    CREATE TRIGGER refunds_stay_all BEFORE TRUNCATE ON refunds EXECUTE FUNCTION keep_money();
  `.execute(db);
}
