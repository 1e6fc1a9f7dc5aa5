/**
 * Every code that an error answer of the api may carry, with its status: stable, snake_case (specification §8). The api has a message
 * for each in every language of the site.
 */
export const ERROR_STATUS = {
  account_has_trips: 409,
  address_refused: 422,
  bad_signature: 400,
  body_too_large: 413,
  body_too_slow: 408,
  booking_closed: 409,
  booking_login_required: 403,
  booking_not_found: 404,
  broken_image: 422,
  calls_off: 403,
  captcha_required: 429,
  channel_unavailable: 422,
  chat_frozen: 409,
  chat_not_found: 404,
  climate_unknown: 404,
  code_expired: 422,
  code_wrong: 422,
  comparison_full: 409,
  comparison_not_found: 404,
  departure_booked: 409,
  departure_changed: 409,
  departure_closed: 409,
  departure_not_found: 404,
  departure_past: 409,
  experiment_not_found: 404,
  file_empty: 422,
  file_not_found: 404,
  file_too_large: 413,
  file_type_mismatch: 415,
  file_type_not_taken: 415,
  film_not_found: 404,
  forbidden: 403,
  hard_captcha_required: 429,
  idempotency_key_reused: 422,
  idempotency_key_used: 409,
  image_in_use: 409,
  image_not_found: 404,
  individual_tour_expired: 410,
  individual_tour_not_found: 404,
  internal_error: 500,
  link_expired: 422,
  login_elsewhere: 403,
  malformed_json: 400,
  malformed_request: 400,
  meeting_link_expired: 404,
  meeting_not_found: 404,
  message_closed: 409,
  message_not_found: 404,
  method_not_allowed: 405,
  method_unavailable: 422,
  move_too_late: 409,
  no_call_number: 409,
  not_an_image: 415,
  not_enough_seats: 409,
  organizer_not_found: 404,
  overloaded: 503,
  overlapping_request: 409,
  page_not_found: 404,
  passkey_not_found: 404,
  passkey_refused: 422,
  password_common: 422,
  payment_changed: 409,
  payment_not_countable: 409,
  payment_not_due: 409,
  payment_not_found: 404,
  payment_unavailable: 503,
  photo_gone: 422,
  picture_not_found: 404,
  place_not_found: 404,
  post_not_found: 404,
  price_changed: 409,
  question_not_found: 404,
  reauthentication_required: 403,
  review_exists: 409,
  review_expired: 410,
  review_not_found: 404,
  seats_available: 409,
  session_not_found: 404,
  starting: 503,
  too_many_holds: 409,
  too_many_pixels: 413,
  too_many_requests: 429,
  too_many_tries: 429,
  topic_not_found: 404,
  tour_is_gone: 410,
  tour_not_found: 404,
  tour_changed: 409,
  tour_not_over: 409,
  tourist_changed: 409,
  tourist_link_expired: 410,
  transition_not_allowed: 409,
  unauthorized: 401,
  unknown_call: 404,
  unsupported_media_type: 415,
  validation_failed: 422,
  waitlist_entry_not_found: 404,
  waitlist_full: 409,
  wrong_credentials: 401,
  wrong_password: 422,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** what any call may be refused with, whatever it does: said once, not by each call */
const ANY_CALL: readonly ErrorCode[] = [
  'internal_error',
  'malformed_request',
  'overloaded',
  'starting',
  'too_many_requests',
];
const WITH_BODY: readonly ErrorCode[] = [
  'body_too_large',
  'body_too_slow',
  'captcha_required',
  'hard_captcha_required',
  'malformed_json',
  'unsupported_media_type',
];
const WITH_FILE: readonly ErrorCode[] = ['file_empty', 'file_too_large'];

/** What of a call decides which codes it may answer with. */
export interface Refusable {
  method: 'GET' | 'POST';
  auth?: 'required' | 'optional' | undefined;
  query?: unknown;
  body?: unknown;
  upload?: unknown;
  errors?: readonly ErrorCode[] | undefined;
}

/** The codes of a call: its own, and those that follow from what it takes. Sorted. */
export function errorCodesOf({ method, auth, query, body, upload, errors = [] }: Refusable): ErrorCode[] {
  const codes = new Set<ErrorCode>([...ANY_CALL, ...errors]);
  if (method === 'POST') for (const code of WITH_BODY) codes.add(code);
  if (query !== undefined || body !== undefined || upload !== undefined) codes.add('validation_failed');
  if (upload !== undefined) for (const code of WITH_FILE) codes.add(code);
  if (auth === 'required') codes.add('unauthorized');
  return [...codes].sort();
}
