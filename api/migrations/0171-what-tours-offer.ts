import { type Kysely, sql } from 'kysely';

/**
 * What organizers change of their tours: a revision of what is said, variants and add-ons that are sold no more but stay with who has
 * booked them, questions to the tourists and their answers, instalments of a departure. Amounts of a booking outgrow 32 bits: twenty
 * people at a million tenge each.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE tours ADD COLUMN revision int NOT NULL DEFAULT 1;
    ALTER TABLE tour_variants ADD COLUMN withdrawn_at timestamptz;
    CREATE OR REPLACE VIEW departures AS SELECT * FROM all_departures WHERE individual_id IS NULL WITH LOCAL CHECK OPTION;

    CREATE TABLE tour_add_ons (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      tour_id int NOT NULL REFERENCES tours(id) ON DELETE CASCADE,
      name text NOT NULL,
      description text NOT NULL DEFAULT '',
      -- minor units of the tour's currency
      price int NOT NULL CHECK (price > 0),
      per text NOT NULL CHECK (per IN ('person','booking')),
      position smallint NOT NULL DEFAULT 0,
      withdrawn_at timestamptz
    );
    CREATE INDEX tour_add_ons_tour ON tour_add_ons(tour_id, position);
    -- as it was agreed
    CREATE TABLE request_add_ons (
      request_id bigint NOT NULL REFERENCES requests(id) ON DELETE CASCADE,
      add_on_id bigint NOT NULL REFERENCES tour_add_ons(id),
      name text NOT NULL,
      per text NOT NULL CHECK (per IN ('person','booking')),
      price int NOT NULL CHECK (price > 0),
      quantity smallint NOT NULL CHECK (quantity > 0),
      PRIMARY KEY (request_id, add_on_id)
    );

    CREATE TABLE tour_questions (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      tour_id int NOT NULL REFERENCES tours(id) ON DELETE CASCADE,
      question text NOT NULL,
      kind text NOT NULL CHECK (kind IN ('text','choice')),
      options text[] NOT NULL DEFAULT '{}',
      is_required boolean NOT NULL DEFAULT false,
      position smallint NOT NULL DEFAULT 0,
      withdrawn_at timestamptz
    );
    CREATE INDEX tour_questions_tour ON tour_questions(tour_id, position);
    CREATE TABLE tourist_answers (
      -- of the tourist in requests.tourists
      tourist_id uuid NOT NULL,
      request_id bigint NOT NULL REFERENCES requests(id) ON DELETE CASCADE,
      question_id bigint NOT NULL REFERENCES tour_questions(id) ON DELETE CASCADE,
      answer text NOT NULL,
      updated_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (tourist_id, question_id)
    );
    CREATE INDEX tourist_answers_request ON tourist_answers(request_id);

    ALTER TABLE requests ALTER COLUMN total TYPE bigint, ALTER COLUMN prepayment TYPE bigint, ALTER COLUMN paid TYPE bigint;
    ALTER TABLE payments ALTER COLUMN amount TYPE bigint, ALTER COLUMN refunded TYPE bigint;
    ALTER TABLE refunds ALTER COLUMN amount TYPE bigint;
    ALTER TABLE instalments ALTER COLUMN amount TYPE bigint, ALTER COLUMN of_total TYPE bigint;
  `.execute(db);
}
