import type { Booking } from '@cairn/shared-contracts/api/request.schema';
import type { Tourist } from '@cairn/shared-contracts/api/tourist.schema';
import type { Tour, TourAddOn, TourDate, TourVariant } from '@cairn/shared-contracts/api/tours.schema';

export const UUID = '0b7e7a52-6f0e-4d55-9d2b-3a8a4b1f0c11';

export const departure = (part: Partial<TourDate> = {}): TourDate => ({
  id: 1,
  tour_id: 7,
  duration: 8,
  start: '2027-06-14',
  end: '2027-06-21',
  currency: 'EUR',
  price: 89_000,
  original_currency: 'EUR',
  original_price: 89_000,
  price_without_discount: 89_000,
  original_price_without_discount: 89_000,
  is_busy: false,
  flight_included: false,
  not_guaranteed: true,
  runs_from: 4,
  people_so_far: 2,
  is_discount_auto: false,
  prepayment_type: { id: 1, name: 'percent' },
  prepayment_size: 15,
  full_payment_days: 30,
  balance_due_on: '2027-05-15',
  price_seal: 'lz0k3.sealed',
  number_of_seats: 10,
  number_of_free_seats: 6,
  is_cashback_available: false,
  is_discount_exist: false,
  discount: null,
  ...part,
});

export const variant = (part: Partial<TourVariant> = {}): TourVariant => ({
  id: 1,
  tour_id: 7,
  name: 'Standard',
  kind: 'standard',
  description: '',
  currency: 'EUR',
  price_delta: 0,
  original_currency: 'EUR',
  original_price_delta: 0,
  price_seal: 'lz0k3.variant',
  is_default: true,
  ...part,
});

export const addOn = (part: Partial<TourAddOn> = {}): TourAddOn => ({
  id: 12,
  name: 'Sleeping bag',
  description: 'Down, washed after every tour.',
  per: 'person',
  currency: 'EUR',
  price: 4_000,
  original_currency: 'EUR',
  original_price: 4_000,
  price_seal: 'lz0k3.addOn',
  ...part,
});

export const booking = (part: Partial<Booking> = {}): Booking => ({
  access: 'full',
  id: 2071,
  uuid: UUID,
  status: 2,
  tour: { id: 7, slug: 'terskey-7', name: 'Terskey Alatau traverse', image: null, days: 8 },
  organizer: { id: 3, name: 'Ala-Too Trekking', person: 'Aigerim Sadykova', avatar: null, is_verified: true },
  date: {
    ...{ id: 1, start: '2027-06-14', end: '2027-06-21', is_cashback_available: false },
    ...{ not_guaranteed: false, runs_from: 4, people_so_far: 2 },
  },
  variant: null,
  tourists_count: 2,
  currency: 'EUR',
  price_per_person: 89_000,
  total: 178_000,
  prepayment: 26_700,
  prepayment_percent: 15,
  balance: 178_000,
  paid: 0,
  refunded: 0,
  balance_due_on: '2027-05-15',
  deadline: '2027-01-02T10:00:00.000Z',
  chat_id: 5,
  tourists: [],
  payments: [],
  history: [],
  waits_for: { step: 'prepay', owner: 'tourist', due: '2027-01-02T10:00:00.000Z' },
  contract_state: 3,
  sale: { confirmation: 'on_request', payee: 'organizer', contract_with: 'organizer' },
  cost: [{ kind: 'tour', per_person: 89_000, amount: 178_000, percent: null }],
  cancellation: [
    { rule: 'free', until: null, until_date: null },
    { rule: 'prepayment_kept', until: null, until_date: '2027-05-15' },
    { rule: 'no_refund', until: null, until_date: null },
    { rule: 'organizer_cancels', until: null, until_date: null },
  ],
  refund_now: 0,
  can_cancel: true,
  can_move: true,
  can_pay: true,
  created_at: '2027-01-01T10:00:00.000Z',
  ...part,
});

export const tourist = (part: Partial<Tourist> = {}): Tourist => ({
  id: '',
  revision: 1,
  full_name: `${part.first_name ?? 'Kate'} Novak`,
  first_name: 'Kate',
  last_name: 'Novak',
  middle_name: '',
  birthday: null,
  passport: '',
  email: '',
  food_restriction: '',
  phone: '',
  weight: null,
  is_touched: true,
  can_edit: true,
  can_delete: true,
  ...part,
});

/** of a tour only what the review of a request shows */
export const reviewedTour = (): Tour =>
  ({
    id: 7,
    slug: 'terskey-7',
    name: 'Terskey Alatau traverse',
    images: [],
    start_place: 'Karakol',
    organizer: { ...booking().organizer, reply_hours: 5 },
  }) as unknown as Tour;
