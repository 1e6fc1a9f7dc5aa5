import type { MediaItem } from '@cairn/shared-contracts/api/common.schema';
import type { Tour } from '@cairn/shared-contracts/api/tours.schema';
import type { Discount } from '@cairn/shared-contracts/domain/discount';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** The tables as Kysely sees them. bigint identities fit a number here; `date` columns are read as 'YYYY-MM-DD' (set in db.ts). */
type Instant = ColumnType<Date, Date | string | undefined, Date | string>;
type MaybeInstant = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
type Json<T> = ColumnType<T, string, string>;
type MaybeJson<T> = ColumnType<T | null, string | null | undefined, string | null>;

/** media item as stored: the URL template is made from the key when it is read */
export interface StoredPicture {
  key: string;
  alt: string;
  placeholder: string;
  /** the picture is the still of this video: a file of the site, or a page of a known player */
  video_url?: string;
}

export type TourDetails = Pick<
  Tour,
  'route' | 'included' | 'not_included' | 'what_to_bring' | 'fitness' | 'faq' | 'cancellation'
> & {
  stays: { name: string; text: string; nights: number; image: StoredPicture | null; images?: StoredPicture[] }[];
};

interface Departures {
  id: Generated<number>;
  tour_id: number;
  starts_on: string;
  ends_on: string;
  price: number;
  seats: number;
  free_seats: number;
  is_busy: Generated<boolean>;
  not_guaranteed: Generated<boolean>;
  flight_included: Generated<boolean>;
  discount: MaybeJson<Discount>;
  is_discount_auto: Generated<boolean>;
  prepayment_percent: number;
  full_payment_days: number;
  is_cashback_available: Generated<boolean>;
  individual_id: ColumnType<number | null, number | null | undefined>;
}

/** What a reader of a tour's program was told: news is what differs from it. */
export interface ProgramEdition {
  /** hash over the days */
  program: string;
  /** those to come; price in minor units of the tour's currency, discount in percent */
  departures: readonly { id: number; start: string; end: string; price: number; discount: number }[];
}

export interface Database {
  world_parts: { id: number; name: string; position: number };
  places: {
    id: number;
    kind: string;
    parent_id: number | null;
    country_id: number | null;
    name: string;
    slug: string;
    lat: number | null;
    lng: number | null;
    caption: Generated<string>;
    heading: Generated<string>;
    body: Generated<string>;
    picture: MaybeJson<StoredPicture>;
    position: Generated<number>;
  };
  place_climate: {
    place_id: number;
    altitude_m: number;
    high_c: number[];
    low_c: number[];
    rain_mm: number[];
    rain_days: number[];
    sun_hours: number[];
    sea_c: number[] | null;
  };
  countries: {
    place_id: number;
    iso2: string;
    iso3: string;
    phone_code: string;
    world_part_id: number;
    is_primary: Generated<boolean>;
  };
  organizers: {
    id: number;
    name: string;
    person: string;
    avatar: MaybeJson<StoredPicture>;
    cover: MaybeJson<StoredPicture>;
    country_id: number;
    city: string;
    about: string;
    quote: string;
    /** of `about` and `quote`; BCP 47 */
    content_language: Generated<string>;
    since: number;
    reply_hours: number;
    languages: string[];
    sale_model: number;
    legal_type: number;
    flags: Generated<string[]>;
    is_verified: Generated<boolean>;
    rating: number | null;
    reviews_count: Generated<number>;
    tours_count: Generated<number>;
  };
  tours: {
    id: number;
    slug: string;
    name: string;
    type: number;
    status: Generated<string>;
    organizer_id: number;
    country_id: number;
    region_id: number | null;
    summary: string;
    description: string;
    difficulty: number;
    comfort: string;
    accommodation: string[];
    languages: string[];
    min_age: number;
    max_age: number;
    days: number;
    distance_km: number;
    ascent_m: number;
    max_altitude_m: number;
    group_min: number;
    group_max: number;
    lat: number;
    lng: number;
    start_place: string;
    end_place: string;
    is_cruise: Generated<boolean>;
    is_author: Generated<boolean>;
    season: number[];
    currency: string;
    rating: number | null;
    rating_counts: Generated<number[]>;
    reviews_count: Generated<number>;
    score: Generated<number>;
    published_on: string;
    images: Json<StoredPicture[]>;
    badges: Generated<string[]>;
    details: Json<TourDetails>;
    /** of everything that the organizer wrote about it; BCP 47 */
    content_language: Generated<string>;
  };
  tour_places: { tour_id: number; place_id: number };
  tour_days: {
    id: Generated<number>;
    tour_id: number;
    day: number;
    title: string;
    body: string;
    distance_km: number;
    ascent_m: number;
    hours: number;
    profile: number[];
    sleep: string;
    meals: string;
    images: Json<StoredPicture[]>;
  };
  tour_variants: {
    id: Generated<number>;
    tour_id: number;
    kind: string;
    name: string;
    description: string;
    price_delta: Generated<number>;
    is_default: Generated<boolean>;
  };
  /** a view: the departures that everybody may see and book */
  departures: Departures;
  /** those of individual tours as well: what bookings work on */
  all_departures: Departures;
  individual_tours: {
    id: Generated<number>;
    uuid: Generated<string>;
    tour_id: number;
    client_name: Generated<string>;
    note: Generated<string>;
    expires_at: Instant;
    created_at: Instant;
  };
  reviews: {
    id: Generated<number>;
    tour_id: number;
    organizer_id: number;
    author: string;
    author_from: string;
    rating: number;
    body: string;
    traveled_on: string;
    created_at: Instant;
    images: Json<StoredPicture[]>;
    reply: string | null;
    replied_at: MaybeInstant;
    status: Generated<string>;
    /** of the text and of the reply, BCP 47; null: not known */
    content_language: ColumnType<string | null, string | null | undefined>;
    /** of the author; null for reviews that were brought along */
    request_id: ColumnType<number | null, number | null | undefined>;
    aspects: ColumnType<Record<string, number>, string | undefined, string>;
    moderated_at: MaybeInstant;
    moderation_note: Generated<string>;
  };
  review_invitations: { uuid: Generated<string>; request_id: number; created_at: Instant; expires_at: Instant };
  captcha_spent: { id: string; expires_at: Instant };
  uploads: {
    id: Generated<number>;
    uuid: Generated<string>;
    kind: string;
    bucket: string;
    name: string;
    content_type: string;
    size: number;
    placeholder: string | null;
    is_public: Generated<boolean>;
    user_id: number | null;
    delete_hash: Buffer;
    attached_at: MaybeInstant;
    created_at: Instant;
  };
  rates: { day: string; currency: string; per_euro: number };
  blog_posts: {
    id: number;
    slug: string;
    title: string;
    lead: string;
    topic: string;
    body: string;
    cover: Json<StoredPicture>;
    author: string;
    published_on: string;
    reading_minutes: number;
    tour_ids: Generated<number[]>;
  };
  legal_pages: { kind: string; version: string; title: string; body: string; published_on: string };
  tour_complaints: {
    id: Generated<number>;
    tour_id: number;
    user_id: number | null;
    body: string;
    created_at: Instant;
  };
  program_orders: {
    id: Generated<number>;
    tour_id: number;
    channel: string;
    email: string | null;
    phone: string | null;
    request_id: number | null;
    currency: string;
    language: string;
    created_at: Instant;
  };
  program_subscriptions: {
    id: Generated<number>;
    tour_id: number;
    email: string;
    subscriber_id: string;
    individual_uuid: string | null;
    currency: string;
    language: string;
    /** key of the site variant; '' is the default one */
    site: Generated<string>;
    /** what the reader was told last; null for those from before it was kept */
    seen: ColumnType<ProgramEdition | null, string | null | undefined, string>;
    created_at: Instant;
  };
  help_requests: {
    id: Generated<number>;
    type: string;
    user_id: number | null;
    email: string | null;
    phone: string | null;
    details: Json<Record<string, unknown>>;
    created_at: Instant;
  };
  data_marks: { name: string; value: JSONColumnType<Record<string, unknown>> };
  users: {
    id: Generated<number>;
    role: Generated<string>;
    organizer_id: number | null;
    first_name: Generated<string>;
    last_name: Generated<string>;
    email: string | null;
    email_verified_at: MaybeInstant;
    phone: string | null;
    phone_verified_at: MaybeInstant;
    password_hash: string | null;
    country_id: number | null;
    language: Generated<string>;
    currency: Generated<string>;
    timezone: Generated<string>;
    avatar: MaybeJson<StoredPicture | MediaItem>;
    created_at: Instant;
  };
  sessions: {
    id: Generated<number>;
    user_id: number;
    access_hash: Buffer;
    access_expires_at: Instant;
    refresh_hash: Buffer;
    refresh_expires_at: Instant;
    previous_refresh_hash: Buffer | null;
    refreshed_at: MaybeInstant;
    revoked_at: MaybeInstant;
    created_at: Instant;
  };
  auth_codes: {
    id: Generated<number>;
    login: string;
    purpose: string;
    channel: string;
    code_hash: Buffer;
    tries: Generated<number>;
    expires_at: Instant;
    used_at: MaybeInstant;
    created_at: Instant;
  };
  favourites: { user_id: number; tour_id: number; created_at: Instant };
  outbox: {
    id: Generated<number>;
    kind: string;
    payload: JSONColumnType<Record<string, unknown>>;
    available_at: Instant;
    tries: Generated<number>;
    done_at: MaybeInstant;
    last_error: string | null;
    created_at: Instant;
    /** W3C traceparent of what caused the effect */
    traceparent: string | null;
  };
  bus_payloads: { id: Generated<number>; body: Json<Record<string, unknown>>; created_at: Instant };
  dev_messages: {
    id: Generated<number>;
    channel: string;
    recipient: string;
    subject: string;
    body: string;
    created_at: Instant;
  };
  requests: {
    id: Generated<number>;
    uuid: Generated<string>;
    idempotency_key: string;
    user_id: number;
    tour_id: number;
    departure_id: number;
    variant_id: number | null;
    status: Generated<number>;
    tourists_count: number;
    currency: string;
    price_per_person: number;
    total: number;
    prepayment: number;
    prepayment_percent: number;
    paid: Generated<number>;
    balance_due_on: string;
    deadline: MaybeInstant;
    seats_held: Generated<boolean>;
    message: Generated<string>;
    /** key of the site variant; '' is the default one */
    site: Generated<string>;
    tourists: JSONColumnType<Record<string, unknown>[]>;
    created_at: Instant;
  };
  request_events: {
    id: Generated<number>;
    request_id: number;
    status: number;
    actor: string;
    note: Generated<string>;
    at: Instant;
  };
  payments: {
    id: Generated<number>;
    request_id: number;
    type: string;
    method: string;
    provider: number;
    provider_ref: string | null;
    amount: number;
    currency: string;
    status: Generated<number>;
    refunded: Generated<number>;
    created_at: Instant;
    payed_at: MaybeInstant;
  };
  webhook_events: { provider: string; event_id: string; received_at: Instant };
  sandbox_objects: {
    id: string;
    kind: string;
    body: JSONColumnType<Record<string, unknown>>;
    idempotency_key: string | null;
    created_at: Instant;
  };
  chats: {
    id: Generated<number>;
    user_id: number;
    organizer_id: number | null;
    tour_id: number | null;
    request_id: number | null;
    is_frozen: Generated<boolean>;
    user_read_id: Generated<number>;
    organizer_read_id: Generated<number>;
    last_message_id: Generated<number>;
    created_at: Instant;
  };
  chat_messages: {
    id: Generated<number>;
    chat_id: number;
    author: string;
    user_id: number | null;
    message: string;
    client_key: string | null;
    created_at: Instant;
  };
}
