/** The closed lists of specification §3, spelled as the calls spell them. */
export const DIFFICULTIES = [1, 2, 3, 4] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];
export const DIFFICULTY_NAMES: Record<Difficulty, string> = {
  1: 'Easy',
  2: 'Moderate',
  3: 'Challenging',
  4: 'Extreme',
};

export const COMFORTS = ['base', 'base_plus', 'medium', 'improved', 'premium'] as const;
export type Comfort = (typeof COMFORTS)[number];
export const COMFORT_NAMES: Record<Comfort, string> = {
  base: 'Basic',
  base_plus: 'Basic+',
  medium: 'Midscale',
  improved: 'Upscale',
  premium: 'Premium',
};

export const ACCOMMODATIONS = [
  'camp-site',
  'guest-house',
  'flat',
  'cabin',
  'hotel',
  'tent',
  'train',
  'tourist-base',
  'not-set',
] as const;
export type Accommodation = (typeof ACCOMMODATIONS)[number];

/** of the tours that stand first, by their days */
export const TOUR_SEGMENTS = ['all', 'weekend', 'week', 'longer'] as const;
export type TourSegment = (typeof TOUR_SEGMENTS)[number];

export const SORTS = ['default', 'price', '-price'] as const;
export type Sort = (typeof SORTS)[number];

export const OPERATOR_TYPES = ['any', 'organization', 'author'] as const;
export type OperatorType = (typeof OPERATOR_TYPES)[number];

export const TOUR_TYPE = { tour: 1, excursion: 2 } as const;

export const DISCOUNT_KINDS = ['early_booking_dates', 'early_booking_days', 'seasonal', 'on_tour_date'] as const;
export type DiscountKind = (typeof DISCOUNT_KINDS)[number];

/** what a slug of the listing may stand for; `countries` completes the place kinds of specification §3 */
const PLACE_KINDS = [
  'countries',
  'cities',
  'regions',
  'showplaces',
  'rest_kinds',
  'collections',
  'water_objects',
  'ships',
] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];

export const CODE_SENDERS = [
  'telegram',
  'telegram_with_phone_request',
  'vk',
  'vk_via_sms_service',
  'whatsapp',
  'whatsapp_paid',
  'sms',
  'email',
] as const;
export type CodeSender = (typeof CODE_SENDERS)[number];

/** what a channel sends to: an address or a number */
export const SENDS_TO: Readonly<Record<CodeSender, 'email' | 'phone'>> = {
  telegram: 'phone',
  telegram_with_phone_request: 'phone',
  vk: 'phone',
  vk_via_sms_service: 'phone',
  whatsapp: 'phone',
  whatsapp_paid: 'phone',
  sms: 'phone',
  email: 'email',
};

/** what the editors may mark a tour as */
export const TOUR_BADGES = ['editors_choice'] as const;
export type TourBadge = (typeof TOUR_BADGES)[number];
