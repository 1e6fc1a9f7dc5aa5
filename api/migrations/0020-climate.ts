import { type Kysely, sql } from 'kysely';

/** Averages of the year at a place, January to December; °C, millimetres, days of a month, hours a day. Read whole, never searched. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE place_climate (
      place_id int PRIMARY KEY REFERENCES places(id) ON DELETE CASCADE,
      altitude_m int NOT NULL,
      high_c real[] NOT NULL CHECK (cardinality(high_c) = 12),
      low_c real[] NOT NULL CHECK (cardinality(low_c) = 12),
      rain_mm smallint[] NOT NULL CHECK (cardinality(rain_mm) = 12),
      rain_days smallint[] NOT NULL CHECK (cardinality(rain_days) = 12),
      sun_hours real[] NOT NULL CHECK (cardinality(sun_hours) = 12),
      -- null where there is no sea
      sea_c real[] CHECK (cardinality(sea_c) = 12)
    );
  `.execute(db);
}
