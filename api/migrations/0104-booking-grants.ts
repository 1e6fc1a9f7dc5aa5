import { type Kysely, sql } from 'kysely';

/** Who has the link of a booking and a code that went to its booker may change it, from the browser that asked, for a short while. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE one_time_codes
      DROP CONSTRAINT one_time_codes_purpose_check,
      ADD CONSTRAINT one_time_codes_purpose_check
        CHECK (purpose IN ('login','confirm_email','confirm_phone','reauthenticate','booking'));
    CREATE TABLE booking_grants (
      request_id bigint NOT NULL REFERENCES requests(id),
      device text NOT NULL,
      expires_at timestamptz NOT NULL,
      PRIMARY KEY (request_id, device)
    );
    CREATE INDEX booking_grants_expiry ON booking_grants(expires_at);
  `.execute(db);
}
