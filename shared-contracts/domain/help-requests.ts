/** Help-request types of specification §3. */
export const HELP_REQUEST_TYPES = [
  'learn_more',
  'corp_tour_request',
  'subsidies',
  'quarantine_refund',
  'individual_tour',
  'phone_call_request',
  'city_calculate',
  'common_help',
  'add_email_to_request',
  'certificate',
  'cashback',
  'organizer_request',
  'without_prepayment',
  'forecast_request',
  'common_help_by_email',
  'add_phone_and_tourist_name_to_request',
  'future_year_tours_request',
] as const;

/** characters of a text that a person writes to the marketplace */
export const TEXT_MAX = 2000;
