import { type Kysely, sql } from 'kysely';

/** What somebody typed to register with, until they have shown that they read the e-mail: nobody is in `users` before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE pending_registrations (
      email text NOT NULL,
      device text NOT NULL,
      first_name text NOT NULL,
      last_name text NOT NULL,
      phone text,
      timezone text NOT NULL,
      country_id int REFERENCES places(id),
      language text NOT NULL,
      currency char(3) NOT NULL,
      password_hash text,
      favourites int[] NOT NULL DEFAULT '{}',
      expires_at timestamptz NOT NULL,
      PRIMARY KEY (email, device)
    );
    CREATE INDEX pending_registrations_expiry ON pending_registrations(expires_at);
  `.execute(db);
}
