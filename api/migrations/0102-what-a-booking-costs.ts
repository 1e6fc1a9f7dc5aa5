import { type Kysely, sql } from 'kysely';

/** What the price of a booking is made of, as it was agreed: per person, before the discount (null: only the sum is known), the discount, the variant's. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE requests
      ADD COLUMN full_price int,
      ADD COLUMN discount_percent smallint NOT NULL DEFAULT 0 CHECK (discount_percent BETWEEN 0 AND 100),
      ADD COLUMN variant_delta int NOT NULL DEFAULT 0;
  `.execute(db);
}
