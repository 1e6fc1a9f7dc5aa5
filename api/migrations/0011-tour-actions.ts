import { type Kysely, sql } from 'kysely';

/** What visitors do on a tour page beside booking: complaints, orders of the program, subscriptions to it, requests for help. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE tour_complaints (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      tour_id int NOT NULL REFERENCES tours(id) ON DELETE CASCADE,
      user_id bigint REFERENCES users(id) ON DELETE SET NULL,
      body text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX tour_complaints_tour ON tour_complaints(tour_id, created_at DESC);

    CREATE TABLE program_orders (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      tour_id int NOT NULL REFERENCES tours(id) ON DELETE CASCADE,
      channel text NOT NULL CHECK (channel IN ('email', 'whatsapp')),
      email text,
      phone text,
      request_id bigint REFERENCES requests(id) ON DELETE SET NULL,
      currency char(3) NOT NULL,
      language text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      CHECK (email IS NOT NULL OR phone IS NOT NULL)
    );
    CREATE INDEX program_orders_tour ON program_orders(tour_id, created_at DESC);

    -- whoever subscribes twice changes what there is
    CREATE TABLE program_subscriptions (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      tour_id int NOT NULL REFERENCES tours(id) ON DELETE CASCADE,
      email text NOT NULL,
      subscriber_id text NOT NULL,
      individual_uuid uuid,
      currency char(3) NOT NULL,
      language text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      UNIQUE (tour_id, email)
    );

    CREATE TABLE help_requests (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      type text NOT NULL,
      user_id bigint REFERENCES users(id) ON DELETE SET NULL,
      email text,
      phone text,
      -- name, text, tour_id, organizer_id, request_id, city
      details jsonb NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      CHECK (email IS NOT NULL OR phone IS NOT NULL)
    );
    CREATE INDEX help_requests_type ON help_requests(type, created_at DESC);
  `.execute(db);
}
