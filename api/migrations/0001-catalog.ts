import { type Kysely, sql } from 'kysely';

/** Places, organizers, tours, departures, reviews. Money: integer minor units. Calendar dates: date. Instants: timestamptz. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE EXTENSION IF NOT EXISTS pg_trgm;
    CREATE EXTENSION IF NOT EXISTS unaccent;

    CREATE TABLE world_parts (id int PRIMARY KEY, name text NOT NULL, position int NOT NULL);

    -- everything that a listing slug may stand for, and cities that tours start from
    CREATE TABLE places (
      id int PRIMARY KEY,
      kind text NOT NULL CHECK (kind IN ('countries','regions','cities','showplaces','rest_kinds','collections','water_objects','ships')),
      parent_id int REFERENCES places(id),
      country_id int REFERENCES places(id),
      name text NOT NULL,
      slug text NOT NULL UNIQUE,
      lat double precision,
      lng double precision,
      caption text NOT NULL DEFAULT '',
      heading text NOT NULL DEFAULT '',
      body text NOT NULL DEFAULT '',
      picture jsonb,
      position int NOT NULL DEFAULT 0
    );
    CREATE INDEX places_kind ON places(kind, position);
    CREATE INDEX places_name_trgm ON places USING gin (lower(name) gin_trgm_ops);

    CREATE TABLE countries (
      place_id int PRIMARY KEY REFERENCES places(id),
      iso2 char(2) NOT NULL UNIQUE,
      iso3 char(3) NOT NULL UNIQUE,
      phone_code text NOT NULL,
      world_part_id int NOT NULL REFERENCES world_parts(id),
      is_primary boolean NOT NULL DEFAULT false
    );

    CREATE TABLE organizers (
      id int PRIMARY KEY,
      name text NOT NULL,
      person text NOT NULL,
      avatar jsonb,
      cover jsonb,
      country_id int NOT NULL REFERENCES places(id),
      city text NOT NULL,
      about text NOT NULL,
      quote text NOT NULL,
      since int NOT NULL,
      reply_hours int NOT NULL,
      languages text[] NOT NULL,
      sale_model smallint NOT NULL,
      legal_type smallint NOT NULL,
      flags text[] NOT NULL DEFAULT '{}',
      is_verified boolean NOT NULL DEFAULT false,
      rating real,
      reviews_count int NOT NULL DEFAULT 0,
      tours_count int NOT NULL DEFAULT 0
    );

    CREATE TABLE tours (
      id int PRIMARY KEY,
      slug text NOT NULL UNIQUE,
      name text NOT NULL,
      type smallint NOT NULL CHECK (type IN (1,2)),
      status text NOT NULL DEFAULT 'published' CHECK (status IN ('published','hidden','deleted')),
      organizer_id int NOT NULL REFERENCES organizers(id),
      country_id int NOT NULL REFERENCES places(id),
      region_id int REFERENCES places(id),
      summary text NOT NULL,
      description text NOT NULL,
      difficulty smallint NOT NULL CHECK (difficulty BETWEEN 1 AND 4),
      comfort text NOT NULL,
      accommodation text[] NOT NULL,
      languages text[] NOT NULL,
      min_age smallint NOT NULL,
      max_age smallint NOT NULL,
      days smallint NOT NULL CHECK (days > 0),
      distance_km real NOT NULL,
      ascent_m int NOT NULL,
      max_altitude_m int NOT NULL,
      group_min smallint NOT NULL,
      group_max smallint NOT NULL,
      lat double precision NOT NULL,
      lng double precision NOT NULL,
      start_place text NOT NULL,
      end_place text NOT NULL,
      is_cruise boolean NOT NULL DEFAULT false,
      is_author boolean NOT NULL DEFAULT false,
      season smallint[] NOT NULL,
      currency char(3) NOT NULL,
      rating real,
      rating_counts int[] NOT NULL DEFAULT '{0,0,0,0,0}',
      reviews_count int NOT NULL DEFAULT 0,
      score int NOT NULL DEFAULT 0,
      published_on date NOT NULL,
      images jsonb NOT NULL,
      badges text[] NOT NULL DEFAULT '{}',
      -- route, included, not_included, stays, what_to_bring, fitness, faq, cancellation: read whole, never searched
      details jsonb NOT NULL
    );
    CREATE INDEX tours_organizer ON tours(organizer_id);
    CREATE INDEX tours_score ON tours(score DESC, id);
    CREATE INDEX tours_country ON tours(country_id);
    CREATE INDEX tours_name_trgm ON tours USING gin (lower(name) gin_trgm_ops);

    CREATE TABLE tour_places (
      tour_id int NOT NULL REFERENCES tours(id) ON DELETE CASCADE,
      place_id int NOT NULL REFERENCES places(id),
      PRIMARY KEY (tour_id, place_id)
    );
    CREATE INDEX tour_places_place ON tour_places(place_id, tour_id);

    CREATE TABLE tour_days (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      tour_id int NOT NULL REFERENCES tours(id) ON DELETE CASCADE,
      day smallint NOT NULL,
      title text NOT NULL,
      body text NOT NULL,
      distance_km real NOT NULL,
      ascent_m int NOT NULL,
      hours real NOT NULL,
      profile int[] NOT NULL,
      sleep text NOT NULL,
      meals text NOT NULL,
      images jsonb NOT NULL DEFAULT '[]',
      UNIQUE (tour_id, day)
    );

    CREATE TABLE tour_variants (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      tour_id int NOT NULL REFERENCES tours(id) ON DELETE CASCADE,
      kind text NOT NULL CHECK (kind IN ('standard','single','private')),
      name text NOT NULL,
      description text NOT NULL,
      price_delta int NOT NULL DEFAULT 0,
      is_default boolean NOT NULL DEFAULT false
    );
    CREATE INDEX tour_variants_tour ON tour_variants(tour_id);

    CREATE TABLE departures (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      tour_id int NOT NULL REFERENCES tours(id) ON DELETE CASCADE,
      starts_on date NOT NULL,
      ends_on date NOT NULL CHECK (ends_on >= starts_on),
      -- per person, in the tour's currency, before the discount
      price int NOT NULL CHECK (price > 0),
      seats smallint NOT NULL,
      free_seats smallint NOT NULL CHECK (free_seats >= 0),
      is_busy boolean NOT NULL DEFAULT false,
      not_guaranteed boolean NOT NULL DEFAULT false,
      flight_included boolean NOT NULL DEFAULT false,
      discount jsonb,
      is_discount_auto boolean NOT NULL DEFAULT false,
      prepayment_percent smallint NOT NULL CHECK (prepayment_percent BETWEEN 1 AND 100),
      full_payment_days smallint NOT NULL,
      is_cashback_available boolean NOT NULL DEFAULT false,
      CHECK (free_seats <= seats)
    );
    CREATE INDEX departures_tour ON departures(tour_id, starts_on);
    CREATE INDEX departures_start ON departures(starts_on, ends_on) INCLUDE (tour_id, free_seats);

    CREATE TABLE reviews (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      tour_id int NOT NULL REFERENCES tours(id) ON DELETE CASCADE,
      organizer_id int NOT NULL REFERENCES organizers(id),
      author text NOT NULL,
      author_from text NOT NULL,
      rating smallint NOT NULL CHECK (rating BETWEEN 1 AND 5),
      body text NOT NULL,
      traveled_on date NOT NULL,
      created_at timestamptz NOT NULL,
      images jsonb NOT NULL DEFAULT '[]',
      reply text,
      replied_at timestamptz,
      status text NOT NULL DEFAULT 'published' CHECK (status IN ('pending','published','rejected'))
    );
    CREATE INDEX reviews_tour ON reviews(tour_id, created_at DESC) WHERE status = 'published';
    CREATE INDEX reviews_organizer ON reviews(organizer_id, created_at DESC) WHERE status = 'published';

    -- units of the currency for one EUR on that day
    CREATE TABLE rates (day date NOT NULL, currency char(3) NOT NULL, per_euro double precision NOT NULL CHECK (per_euro > 0), PRIMARY KEY (day, currency));

    CREATE TABLE blog_posts (
      id int PRIMARY KEY,
      slug text NOT NULL UNIQUE,
      title text NOT NULL,
      lead text NOT NULL,
      topic text NOT NULL,
      body text NOT NULL,
      cover jsonb NOT NULL,
      author text NOT NULL,
      published_on date NOT NULL,
      reading_minutes smallint NOT NULL,
      tour_ids int[] NOT NULL DEFAULT '{}'
    );
    CREATE INDEX blog_posts_published ON blog_posts(published_on DESC);

    CREATE TABLE legal_pages (
      kind text NOT NULL,
      version text NOT NULL,
      title text NOT NULL,
      body text NOT NULL,
      published_on date NOT NULL,
      PRIMARY KEY (kind, version)
    );

    -- "demo" → {seed, tours, loaded_at} once the demo data is complete
    CREATE TABLE data_marks (name text PRIMARY KEY, value jsonb NOT NULL);
  `.execute(db);
}
