/**
 * The tables as Kysely sees them. Made from the migrated schema by `npm run db-types`, not to be edited: what the schema cannot say
 * stands in api/db-types/config.ts.
 */

import type { TravelInfo } from '@cairn/shared-contracts/api/travel.schema';
import type { PlaceNames } from '@cairn/shared-contracts/domain/country-names';
import type { Discount } from '@cairn/shared-contracts/domain/discount';
import type { ColumnType, JSONColumnType } from 'kysely';
import type {
  AspectRatings,
  ComparedVariant,
  ProgramEdition,
  StoredAvatar,
  StoredBlock,
  StoredObject,
  StoredPicture,
  TourDetails,
} from './stored-json.ts';
import type { ToldText } from './told.ts';

export type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>;

export type Timestamp = ColumnType<Date, Date | string, Date | string>;

export interface AllDepartures {
  discount: JSONColumnType<Discount> | null;
  ends_on: string;
  flight_included: Generated<boolean>;
  free_seats: number;
  full_payment_days: number;
  id: Generated<number>;
  individual_id: number | null;
  instalments: Generated<number>;
  is_busy: Generated<boolean>;
  is_cashback_available: Generated<boolean>;
  is_discount_auto: Generated<boolean>;
  not_guaranteed: Generated<boolean>;
  prepayment_percent: number;
  price: number;
  revision: Generated<number>;
  seats: number;
  starts_on: string;
  tour_id: number;
}

export interface BlogPosts {
  author: string;
  blocks: Generated<JSONColumnType<StoredBlock[]>>;
  cover: JSONColumnType<StoredPicture>;
  id: number;
  is_draft: Generated<boolean>;
  lead: string;
  locale: Generated<string>;
  noted_at: Timestamp | null;
  published_on: string;
  reading_minutes: number;
  slug: string;
  title: string;
  /**
   * slug of one of journal_topics
   */
  topic: string;
  tour_ids: Generated<number[]>;
}

export interface BookingGrants {
  /**
   * who typed the code, as one_time_codes.device
   */
  device: string;
  expires_at: Timestamp;
  request_id: number;
}

export interface BusPayloads {
  body: JSONColumnType<StoredObject>;
  created_at: Generated<Timestamp>;
  id: Generated<number>;
}

export interface CaptchaSpent {
  expires_at: Timestamp;
  id: string;
}

export interface ChatMessages {
  author: string;
  chat_id: number;
  client_key: string | null;
  created_at: Generated<Timestamp>;
  deleted_at: Timestamp | null;
  edited_at: Timestamp | null;
  id: Generated<number>;
  message: string;
  moderated_at: Timestamp | null;
  revision: Generated<number>;
  /**
   * what the api says, to be worded for its reader; null: a person wrote it
   */
  told: JSONColumnType<ToldText> | null;
  upload_id: number | null;
  user_id: number | null;
}

export interface ChatNotices {
  chat_id: number;
  is_muted: Generated<boolean>;
  told_id: Generated<number>;
  user_id: number;
}

export interface Chats {
  created_at: Generated<Timestamp>;
  id: Generated<number>;
  is_frozen: Generated<boolean>;
  last_message_id: Generated<number>;
  organizer_id: number | null;
  organizer_read_id: Generated<number>;
  request_id: number | null;
  revision: Generated<number>;
  tour_id: number | null;
  user_id: number;
  user_read_id: Generated<number>;
}

export interface Comparisons {
  expires_at: Timestamp;
  id: Generated<string>;
  key_hash: Buffer;
  tour_ids: number[];
  user_id: number | null;
}

export interface ComparisonVotes {
  comment: string;
  comparison_id: string;
  created_at: Generated<Timestamp>;
  id: Generated<number>;
  key_hash: Buffer;
  name: string;
  tour_ids: number[];
  user_id: number | null;
}

export interface ContentRevision {
  is_only: Generated<boolean>;
  revision: Generated<number>;
}

export interface Countries {
  is_primary: Generated<boolean>;
  iso2: string;
  iso3: string;
  phone_code: string;
  place_id: number;
  world_part_id: number;
}

export interface DataMarks {
  name: string;
  value: JSONColumnType<StoredObject>;
}

export interface DeparturePrices {
  departure_id: number;
  noted_at: Timestamp;
  price: number;
}

export interface Departures {
  discount: JSONColumnType<Discount> | null;
  ends_on: string;
  flight_included: Generated<boolean>;
  free_seats: number;
  full_payment_days: number;
  id: Generated<number>;
  individual_id: number | null;
  instalments: Generated<number>;
  is_busy: Generated<boolean>;
  is_cashback_available: Generated<boolean>;
  is_discount_auto: Generated<boolean>;
  not_guaranteed: Generated<boolean>;
  prepayment_percent: number;
  price: number;
  revision: Generated<number>;
  seats: number;
  starts_on: string;
  tour_id: number;
}

export interface DevMessages {
  body: string;
  calendar: string | null;
  channel: string;
  created_at: Generated<Timestamp>;
  html: string | null;
  id: Generated<number>;
  recipient: string;
  subject: string;
}

export interface Experiments {
  ended_at: Timestamp | null;
  ended_by: Generated<string>;
  ended_note: Generated<string>;
  environment: string;
  goal: string;
  lift: number;
  name: string;
  remote: string;
  revision: number;
  started_at: Timestamp;
  started_by: string;
  variants: JSONColumnType<ComparedVariant[]>;
}

export interface ExperimentVisitors {
  experiment: string;
  failed_at: Timestamp | null;
  goal_at: Timestamp | null;
  has_fallen: boolean;
  key: string;
  measured: Generated<string[]>;
  seen_at: Timestamp;
  variant: string;
}

export interface ExperimentVitals {
  bucket: number;
  count: number;
  experiment: string;
  variant: string;
  vital: string;
}

export interface Favourites {
  created_at: Generated<Timestamp>;
  tour_id: number;
  user_id: number;
}

export interface HelpArticles {
  body: string;
  is_draft: Generated<boolean>;
  is_frequent: Generated<boolean>;
  locale: string;
  position: Generated<number>;
  published_on: string;
  slug: string;
  title: string;
  topic: string;
}

export interface HelpRequests {
  created_at: Generated<Timestamp>;
  details: JSONColumnType<StoredObject>;
  email: string | null;
  id: Generated<number>;
  language: Generated<string>;
  phone: string | null;
  type: string;
  user_id: number | null;
}

export interface IndividualTours {
  client_name: Generated<string>;
  created_at: Generated<Timestamp>;
  expires_at: Timestamp;
  id: Generated<number>;
  note: Generated<string>;
  tour_id: number;
  uuid: Generated<string>;
}

export interface Instalments {
  amount: number;
  due_on: string;
  number: number;
  of_total: number;
  request_id: number;
}

export interface JobTerms {
  beat_at: Timestamp;
  fence: number;
  holder: string;
  pid: number;
}

export interface JournalAuthors {
  name: string;
  organizer_id: number | null;
  portrait: JSONColumnType<StoredPicture> | null;
  slug: string;
}

export interface JournalTopics {
  names: JSONColumnType<PlaceNames>;
  position: Generated<number>;
  slug: string;
}

export interface KnownDevices {
  /**
   * hash of what the browser is known by
   */
  device: string;
  last_login_at: Timestamp;
  user_id: number;
}

export interface LegalPages {
  body: string;
  is_draft: Generated<boolean>;
  kind: string;
  locale: Generated<string>;
  published_on: string;
  title: string;
  version: string;
}

export interface Limits {
  hits: number;
  /**
   * name of the rule, and whom it counts
   */
  key: string;
  open_at: Timestamp;
  passed: boolean;
  resets_at: Timestamp;
}

export interface MeetingFiles {
  request_id: number;
  upload_id: number;
}

export interface Meetings {
  created_at: Generated<Timestamp>;
  expires_at: Timestamp;
  key_hash: Buffer;
  request_id: number;
  saved_at: Timestamp | null;
  text: Generated<string>;
}

export interface MessengerCodes {
  code_hash: Buffer;
  expires_at: Timestamp;
  site: Generated<string>;
  source: string;
  user_id: number;
}

export interface MessengerConnections {
  connected_at: Generated<Timestamp>;
  external_id: string;
  source: string;
  user_id: number;
}

export interface NoticeTurns {
  kind: string;
  since: Timestamp;
  told_at: Timestamp | null;
  user_id: number;
}

export interface OneTimeCodes {
  /**
   * what it proves: the address or the number that it was sent to
   */
  about: Generated<string>;
  code_hash: Buffer;
  created_at: Generated<Timestamp>;
  /**
   * who asked for it, and alone may use it; '' for a purpose whose subject is logged in
   */
  device: Generated<string>;
  expires_at: Timestamp;
  id: Generated<number>;
  purpose: string;
  /**
   * a login, or the id of a user
   */
  subject: string;
  tries: Generated<number>;
  used_at: Timestamp | null;
}

export interface OneTimeLinks {
  /**
   * what it proves or gives back: an address
   */
  about: Generated<string>;
  created_at: Generated<Timestamp>;
  /**
   * who asked for it; anybody may open it
   */
  device: Generated<string>;
  expires_at: Timestamp;
  purpose: string;
  /**
   * a login, or the id of a user
   */
  subject: string;
  token_hash: Buffer;
  used_at: Timestamp | null;
}

export interface OrganizerChecks {
  checked_on: string | null;
  kind: string;
  organizer_id: number;
  reference: Generated<string>;
  status: number;
  valid_until: string | null;
}

export interface OrganizerRemovals {
  organizer_id: number;
  reason: string;
  removed_on: string;
}

export interface OrganizerRequests {
  best_tour: string;
  company: string;
  country_id: number;
  created_at: Generated<Timestamp>;
  email: string;
  id: Generated<number>;
  language: string;
  name: string;
  phone: string;
  yearly_tours: string;
}

export interface Organizers {
  about: string;
  avatar: JSONColumnType<StoredPicture> | null;
  city: string;
  /**
   * of `about` and `quote`; BCP 47
   */
  content_language: Generated<string>;
  country_id: number;
  cover: JSONColumnType<StoredPicture> | null;
  flags: Generated<string[]>;
  id: number;
  is_published: Generated<boolean>;
  is_verified: Generated<boolean>;
  languages: string[];
  legal_type: number;
  name: string;
  person: string;
  quote: string;
  rating: number | null;
  reply_hours: number | null;
  reply_share: number | null;
  reviews_count: Generated<number>;
  sale_model: number;
  since: number;
  tours_count: Generated<number>;
}

export interface Outbox {
  available_at: Generated<Timestamp>;
  created_at: Generated<Timestamp>;
  done_at: Timestamp | null;
  id: Generated<number>;
  kind: string;
  last_error: string | null;
  payload: JSONColumnType<StoredObject>;
  /**
   * W3C traceparent of what caused the effect
   */
  traceparent: string | null;
  tries: Generated<number>;
}

export interface PasskeyChallenges {
  challenge_hash: Buffer;
  device: Generated<string>;
  expires_at: Timestamp;
  user_id: number | null;
}

export interface Passkeys {
  counter: number;
  created_at: Generated<Timestamp>;
  credential_id: string;
  id: Generated<number>;
  is_synced: boolean;
  last_used_at: Timestamp | null;
  name: string;
  public_key: Buffer;
  transports: Generated<string[]>;
  user_id: number;
}

export interface Payments {
  amount: number;
  attempt: Generated<number>;
  checked_at: Timestamp | null;
  created_at: Generated<Timestamp>;
  currency: string;
  expires_at: Timestamp | null;
  failure: string | null;
  held_amount: number | null;
  held_at: Timestamp | null;
  held_currency: string | null;
  id: Generated<number>;
  instalment: number | null;
  method: string;
  opening_at: Timestamp | null;
  page_url: string | null;
  payed_at: Timestamp | null;
  provider: number;
  provider_ref: string | null;
  qr: string | null;
  refunded: Generated<number>;
  request_id: number;
  status: Generated<number>;
  type: string;
  uuid: Generated<string>;
}

export interface PendingRegistrations {
  country_id: number | null;
  currency: string;
  /**
   * whose browser it was typed in: the password counts only there
   */
  device: string;
  email: string;
  expires_at: Timestamp;
  favourites: Generated<number[]>;
  first_name: string;
  language: string;
  last_name: string;
  password_hash: string | null;
  phone: string | null;
  timezone: string;
}

export interface PlaceClimate {
  altitude_m: number;
  high_c: number[];
  low_c: number[];
  place_id: number;
  rain_days: number[];
  rain_mm: number[];
  sea_c: number[] | null;
  sun_hours: number[];
}

export interface Places {
  /**
   * as captions, of `body`: HTML
   */
  bodies: Generated<JSONColumnType<PlaceNames>>;
  body: Generated<string>;
  /**
   * of `body`, BCP 47
   */
  body_language: Generated<string>;
  caption: Generated<string>;
  /**
   * by code of a language of the site; `caption` is English
   */
  captions: Generated<JSONColumnType<PlaceNames>>;
  country_id: number | null;
  heading: Generated<string>;
  /**
   * as captions, of `heading`
   */
  headings: Generated<JSONColumnType<PlaceNames>>;
  id: number;
  kind: string;
  lat: number | null;
  lng: number | null;
  name: string;
  /**
   * by code of a language of the site; `name` is English
   */
  names: Generated<JSONColumnType<PlaceNames>>;
  /**
   * all that the search finds it by beside its name
   */
  other_names: Generated<string>;
  parent_id: number | null;
  picture: JSONColumnType<StoredPicture> | null;
  position: Generated<number>;
  slug: string;
}

export interface PresentUsers {
  node: string;
  seen_at: Generated<Timestamp>;
  user_id: number;
}

export interface ProgramOrders {
  channel: string;
  created_at: Generated<Timestamp>;
  currency: string;
  email: string | null;
  id: Generated<number>;
  language: string;
  phone: string | null;
  request_id: number | null;
  tour_id: number;
}

export interface ProgramSubscriptions {
  created_at: Generated<Timestamp>;
  currency: string;
  email: string;
  id: Generated<number>;
  individual_uuid: string | null;
  language: string;
  /**
   * what the reader was told last; null for those from before it was kept
   */
  seen: JSONColumnType<ProgramEdition> | null;
  /**
   * key of the site variant; '' is the default one
   */
  site: Generated<string>;
  subscriber_id: string;
  tour_id: number;
}

export interface PushSubscriptions {
  auth: string;
  created_at: Timestamp;
  endpoint: string;
  language: string;
  p256dh: string;
  session_id: number;
  site: string;
  user_id: number;
}

export interface QuickReplies {
  replies: string[];
  user_id: number;
}

export interface Rates {
  currency: string;
  day: string;
  per_euro: number;
}

export interface Refunds {
  amount: number;
  done_at: Timestamp | null;
  id: Generated<number>;
  last_error: Generated<string>;
  next_try_at: Generated<Timestamp | null>;
  payment_id: number;
  requested_at: Generated<Timestamp>;
  sent_at: Timestamp | null;
  state: Generated<string>;
  tries: Generated<number>;
  uuid: Generated<string>;
}

export interface RequestAddOns {
  add_on_id: number;
  name: string;
  per: string;
  price: number;
  quantity: number;
  request_id: number;
}

export interface RequestEvents {
  action: string;
  actor: string;
  at: Generated<Timestamp>;
  from_status: number | null;
  id: Generated<number>;
  note: Generated<string>;
  request_id: number;
  status: number;
  /**
   * what the api says, to be worded for its reader; `note` is what a person wrote
   */
  told: JSONColumnType<ToldText> | null;
  user_id: number | null;
}

export interface Requests {
  asked: Generated<string>;
  asked_from: Generated<string>;
  balance_due_on: string | null;
  children_ages: Generated<number[]>;
  created_at: Generated<Timestamp>;
  currency: string;
  deadline: Timestamp | null;
  departure_id: number;
  discount_percent: Generated<number>;
  full_price: number | null;
  id: Generated<number>;
  idempotency_key: string;
  message: Generated<string>;
  paid: Generated<number>;
  prepayment: number;
  prepayment_percent: number;
  price_per_person: number;
  seats_held: Generated<boolean>;
  /**
   * key of the site variant; '' is the default one
   */
  site: Generated<string>;
  status: Generated<number>;
  total: number;
  tour_id: number;
  tourists: Generated<JSONColumnType<StoredObject[]>>;
  tourists_count: number;
  user_id: number;
  uuid: Generated<string>;
  variant_delta: Generated<number>;
  variant_id: number | null;
  /**
   * years, as it was when the seats were asked for; null: nobody looked at ages then
   */
  youngest_taken: number | null;
}

export interface ReviewInvitations {
  created_at: Generated<Timestamp>;
  expires_at: Timestamp;
  request_id: number;
  uuid: Generated<string>;
}

export interface Reviews {
  aspects: Generated<JSONColumnType<AspectRatings>>;
  author: string;
  author_from: string;
  body: string;
  /**
   * of the text and of the reply, BCP 47; null: not known
   */
  content_language: string | null;
  created_at: Timestamp;
  id: Generated<number>;
  images: Generated<JSONColumnType<StoredPicture[]>>;
  moderated_at: Timestamp | null;
  moderation_note: Generated<string>;
  organizer_id: number;
  rating: number;
  replied_at: Timestamp | null;
  reply: string | null;
  /**
   * of the author; null for reviews that were brought along
   */
  request_id: number | null;
  status: Generated<string>;
  topics: Generated<string[]>;
  tour_id: number;
  traveled_on: string;
  traveller: string | null;
}

export interface SandboxObjects {
  body: JSONColumnType<StoredObject>;
  created_at: Generated<Timestamp>;
  id: string;
  idempotency_key: string | null;
  kind: string;
}

export interface SearchChanges {
  tour_id: number;
  xid: Generated<string>;
}

export interface SearchSnapshots {
  bytes: Generated<number>;
  day: string;
  first_missed: string;
  format: number;
  id: Generated<number>;
  is_ready: Generated<boolean>;
  key: string;
  sha256: Generated<string>;
  system_identifier: string;
  taken_at: Timestamp;
  tours: number;
}

export interface Sessions {
  access_expires_at: Timestamp;
  access_hash: Buffer;
  browser: Generated<string>;
  created_at: Generated<Timestamp>;
  id: Generated<number>;
  last_seen_at: Generated<Timestamp>;
  network: Generated<string>;
  previous_refresh_hash: Buffer | null;
  proved_at: Generated<Timestamp>;
  refresh_expires_at: Timestamp;
  /**
   * what all refresh tokens of the session begin with; opens nothing by itself
   */
  refresh_family: string | null;
  refresh_hash: Buffer;
  refreshed_at: Timestamp | null;
  revoked_at: Timestamp | null;
  system: Generated<string>;
  user_id: number;
}

export interface SpentTickets {
  expires_at: Timestamp;
  id: string;
}

export interface StopNames {
  name: string;
  names: Generated<JSONColumnType<PlaceNames>>;
}

export interface TourAddOns {
  description: Generated<string>;
  id: Generated<number>;
  name: string;
  per: string;
  position: Generated<number>;
  price: number;
  tour_id: number;
  withdrawn_at: Timestamp | null;
}

export interface TourComplaints {
  body: string;
  created_at: Generated<Timestamp>;
  id: Generated<number>;
  tour_id: number;
  user_id: number | null;
}

export interface TourDays {
  ascent_m: number;
  body: string;
  day: number;
  distance_km: number;
  hours: number;
  id: Generated<number>;
  images: Generated<JSONColumnType<StoredPicture[]>>;
  meals: string;
  profile: number[];
  sleep: string;
  title: string;
  tour_id: number;
}

export interface TouristAnswers {
  answer: string;
  question_id: number;
  request_id: number;
  tourist_id: string;
  updated_at: Generated<Timestamp>;
}

export interface TouristLinks {
  created_at: Generated<Timestamp>;
  expires_at: Timestamp;
  request_id: number;
  token_hash: Buffer;
  tourist_id: string;
}

export interface TourPlaces {
  place_id: number;
  tour_id: number;
}

export interface TourQuestions {
  id: Generated<number>;
  is_required: Generated<boolean>;
  kind: string;
  options: Generated<string[]>;
  position: Generated<number>;
  question: string;
  tour_id: number;
  withdrawn_at: Timestamp | null;
}

export interface Tours {
  accommodation: string[];
  ascent_m: number;
  badges: Generated<string[]>;
  comfort: string;
  /**
   * of everything that the organizer wrote about it; BCP 47
   */
  content_language: Generated<string>;
  country_id: number;
  currency: string;
  days: number;
  description: string;
  details: JSONColumnType<TourDetails>;
  difficulty: number;
  distance_km: number;
  end_place: string;
  group_max: number;
  group_min: number;
  id: number;
  images: JSONColumnType<StoredPicture[]>;
  is_author: Generated<boolean>;
  is_cruise: Generated<boolean>;
  is_off_with_organizer: Generated<boolean>;
  languages: string[];
  lat: number;
  lng: number;
  max_age: number;
  max_altitude_m: number;
  min_age: number;
  name: string;
  organizer_id: number;
  published_on: string;
  rating: number | null;
  rating_counts: Generated<number[]>;
  region_id: number | null;
  reviews_count: Generated<number>;
  revision: Generated<number>;
  score: Generated<number>;
  season: number[];
  slug: string;
  start_place: string;
  status: Generated<string>;
  summary: string;
  type: number;
}

export interface TourVariants {
  description: string;
  id: Generated<number>;
  is_default: Generated<boolean>;
  kind: string;
  min_age: number | null;
  name: string;
  price_delta: Generated<number>;
  tour_id: number;
  withdrawn_at: Timestamp | null;
}

export interface TravelInfos {
  arrival: JSONColumnType<TravelInfo> | null;
  departure: JSONColumnType<TravelInfo> | null;
  request_id: number;
  tourist_id: string;
  updated_at: Generated<Timestamp>;
}

export interface Uploads {
  attached_at: Timestamp | null;
  bucket: string;
  content_type: string;
  created_at: Generated<Timestamp>;
  delete_hash: Buffer;
  download_status: Generated<string>;
  duration: number | null;
  focus_x: number | null;
  focus_y: number | null;
  id: Generated<number>;
  is_public: Generated<boolean>;
  kind: string;
  name: string;
  placeholder: string | null;
  preview: string | null;
  size: number;
  source_url: string | null;
  user_id: number | null;
  uuid: Generated<string>;
  waveform: number[] | null;
}

export interface Users {
  avatar: JSONColumnType<StoredAvatar> | null;
  country_id: number | null;
  created_at: Generated<Timestamp>;
  currency: Generated<string>;
  email: string | null;
  email_verified_at: Timestamp | null;
  first_name: Generated<string>;
  id: Generated<number>;
  language: Generated<string>;
  last_name: Generated<string>;
  last_seen_at: Timestamp | null;
  muted_notifications: Generated<string[]>;
  new_email: string | null;
  new_email_at: Timestamp | null;
  new_phone: string | null;
  new_phone_at: Timestamp | null;
  organizer_id: number | null;
  password_hash: string | null;
  phone: string | null;
  phone_verified_at: Timestamp | null;
  role: Generated<string>;
  /**
   * key of the site variant of the last log-in; '' is the default one
   */
  site: Generated<string>;
  subject: string | null;
  timezone: Generated<string>;
}

export interface WaitlistEntries {
  changed_at: Generated<Timestamp>;
  closed_told_at: Timestamp | null;
  created_at: Generated<Timestamp>;
  departure_id: number;
  hold_until: Timestamp | null;
  id: Generated<number>;
  request_id: number | null;
  seats: number;
  /**
   * key of the site variant; '' is the default one
   */
  site: Generated<string>;
  status: Generated<string>;
  user_id: number;
}

export interface WebhookEvents {
  event_id: string;
  provider: string;
  received_at: Generated<Timestamp>;
}

export interface WorldParts {
  id: number;
  name: string;
  names: Generated<JSONColumnType<PlaceNames>>;
  other_names: Generated<string>;
  position: number;
}

export interface Database {
  all_departures: AllDepartures;
  blog_posts: BlogPosts;
  booking_grants: BookingGrants;
  bus_payloads: BusPayloads;
  captcha_spent: CaptchaSpent;
  chat_messages: ChatMessages;
  chat_notices: ChatNotices;
  chats: Chats;
  comparison_votes: ComparisonVotes;
  comparisons: Comparisons;
  content_revision: ContentRevision;
  countries: Countries;
  data_marks: DataMarks;
  departure_prices: DeparturePrices;
  departures: Departures;
  dev_messages: DevMessages;
  experiment_visitors: ExperimentVisitors;
  experiment_vitals: ExperimentVitals;
  experiments: Experiments;
  favourites: Favourites;
  help_articles: HelpArticles;
  help_requests: HelpRequests;
  individual_tours: IndividualTours;
  instalments: Instalments;
  job_terms: JobTerms;
  journal_authors: JournalAuthors;
  journal_topics: JournalTopics;
  known_devices: KnownDevices;
  legal_pages: LegalPages;
  limits: Limits;
  meeting_files: MeetingFiles;
  meetings: Meetings;
  messenger_codes: MessengerCodes;
  messenger_connections: MessengerConnections;
  notice_turns: NoticeTurns;
  one_time_codes: OneTimeCodes;
  one_time_links: OneTimeLinks;
  organizer_checks: OrganizerChecks;
  organizer_removals: OrganizerRemovals;
  organizer_requests: OrganizerRequests;
  organizers: Organizers;
  outbox: Outbox;
  passkey_challenges: PasskeyChallenges;
  passkeys: Passkeys;
  payments: Payments;
  pending_registrations: PendingRegistrations;
  place_climate: PlaceClimate;
  places: Places;
  present_users: PresentUsers;
  program_orders: ProgramOrders;
  program_subscriptions: ProgramSubscriptions;
  push_subscriptions: PushSubscriptions;
  quick_replies: QuickReplies;
  rates: Rates;
  refunds: Refunds;
  request_add_ons: RequestAddOns;
  request_events: RequestEvents;
  requests: Requests;
  review_invitations: ReviewInvitations;
  reviews: Reviews;
  sandbox_objects: SandboxObjects;
  search_changes: SearchChanges;
  search_snapshots: SearchSnapshots;
  sessions: Sessions;
  spent_tickets: SpentTickets;
  stop_names: StopNames;
  tour_add_ons: TourAddOns;
  tour_complaints: TourComplaints;
  tour_days: TourDays;
  tour_places: TourPlaces;
  tour_questions: TourQuestions;
  tour_variants: TourVariants;
  tourist_answers: TouristAnswers;
  tourist_links: TouristLinks;
  tours: Tours;
  travel_infos: TravelInfos;
  uploads: Uploads;
  users: Users;
  waitlist_entries: WaitlistEntries;
  webhook_events: WebhookEvents;
  world_parts: WorldParts;
}
