import { type Kysely, sql } from 'kysely';

/** Booking requests, payments, chats. Statuses are those of specification §4. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE requests (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      uuid uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
      idempotency_key uuid NOT NULL UNIQUE,
      user_id bigint NOT NULL REFERENCES users(id),
      tour_id int NOT NULL REFERENCES tours(id),
      departure_id bigint NOT NULL REFERENCES departures(id),
      variant_id bigint REFERENCES tour_variants(id),
      status smallint NOT NULL DEFAULT 1 CHECK (status BETWEEN 1 AND 8),
      tourists_count smallint NOT NULL CHECK (tourists_count > 0),
      currency char(3) NOT NULL,
      price_per_person int NOT NULL,
      total int NOT NULL,
      prepayment int NOT NULL,
      prepayment_percent smallint NOT NULL,
      paid int NOT NULL DEFAULT 0,
      balance_due_on date NOT NULL,
      -- when the current step lapses
      deadline timestamptz,
      seats_held boolean NOT NULL DEFAULT true,
      message text NOT NULL DEFAULT '',
      tourists jsonb NOT NULL DEFAULT '[]',
      created_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX requests_user ON requests(user_id, created_at DESC);
    CREATE INDEX requests_departure ON requests(departure_id);
    CREATE INDEX requests_deadline ON requests(deadline) WHERE status IN (1, 2);

    CREATE TABLE request_events (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      request_id bigint NOT NULL REFERENCES requests(id) ON DELETE CASCADE,
      status smallint NOT NULL,
      actor text NOT NULL,
      note text NOT NULL DEFAULT '',
      at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX request_events_request ON request_events(request_id, id);

    CREATE TABLE payments (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      request_id bigint NOT NULL REFERENCES requests(id),
      type text NOT NULL CHECK (type IN ('prepayment','payment','full')),
      method text NOT NULL CHECK (method IN ('card','sbp')),
      provider smallint NOT NULL,
      provider_ref text UNIQUE,
      amount int NOT NULL CHECK (amount > 0),
      currency char(3) NOT NULL,
      status smallint NOT NULL DEFAULT 1 CHECK (status IN (1, 2, 3)),
      refunded int NOT NULL DEFAULT 0,
      created_at timestamptz NOT NULL DEFAULT now(),
      payed_at timestamptz
    );
    CREATE INDEX payments_request ON payments(request_id);

    -- an event of a payment provider is acted upon once
    CREATE TABLE webhook_events (provider text NOT NULL, event_id text NOT NULL, received_at timestamptz NOT NULL DEFAULT now(), PRIMARY KEY (provider, event_id));

    -- the local payment sandbox's own memory: it speaks Stripe's protocol and survives a restart
    CREATE TABLE sandbox_objects (id text PRIMARY KEY, kind text NOT NULL, body jsonb NOT NULL, idempotency_key text UNIQUE, created_at timestamptz NOT NULL DEFAULT now());

    CREATE TABLE chats (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      user_id bigint NOT NULL REFERENCES users(id) ON DELETE CASCADE,
      organizer_id int REFERENCES organizers(id),
      tour_id int REFERENCES tours(id),
      request_id bigint REFERENCES requests(id),
      is_frozen boolean NOT NULL DEFAULT false,
      user_read_id bigint NOT NULL DEFAULT 0,
      organizer_read_id bigint NOT NULL DEFAULT 0,
      last_message_id bigint NOT NULL DEFAULT 0,
      created_at timestamptz NOT NULL DEFAULT now(),
      UNIQUE NULLS NOT DISTINCT (user_id, organizer_id)
    );

    CREATE TABLE chat_messages (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      chat_id bigint NOT NULL REFERENCES chats(id) ON DELETE CASCADE,
      author text NOT NULL CHECK (author IN ('tourist','organizer','system')),
      user_id bigint REFERENCES users(id),
      message text NOT NULL,
      client_key text,
      created_at timestamptz NOT NULL DEFAULT now(),
      UNIQUE (chat_id, client_key)
    );
    CREATE INDEX chat_messages_chat ON chat_messages(chat_id, id DESC);
  `.execute(db);
}
