import type { Trip } from '@cairn/shared-contracts/api/user.schema';
import { BOOKING_STATUS } from '@cairn/shared-contracts/domain/booking-graph';

export const TRIPS = 'GET /crm/api/user/trips';

/** A prepaid trip whose balance is due. */
export const trip = (more: Partial<Trip> = {}): Trip => ({
  id: 7,
  uuid: '00000000-0000-4000-8000-000000000007',
  status: BOOKING_STATUS.madePrepayment,
  tour: { id: 3, slug: 'mgoun-3', name: 'M’Goun massif', image: null },
  organizer: { id: 5, name: 'Youssef Amrani', avatar: null },
  chat_id: 12,
  start: '2099-05-12',
  end: '2099-05-16',
  tourists_count: 4,
  currency: 'EUR',
  price_per_person: 42_000,
  total: 168_000,
  prepayment: 25_200,
  prepayment_percent: 15,
  paid: 125_200,
  refunded: 0,
  next: { action: 'pay', actor: 'tourist', amount: 42_800, due_at: '2099-05-05T21:59:00.000Z' },
  checklist: [
    { kind: 'payment', done: 125_200, total: 168_000, actor: 'tourist', due_at: '2099-05-05T21:59:00.000Z' },
    { kind: 'tourists', done: 3, total: 4, actor: 'tourist', due_at: '2099-05-03T21:59:00.000Z' },
    { kind: 'meeting', done: 0, total: 1, actor: 'organizer', due_at: '2099-05-07T21:59:00.000Z' },
    { kind: 'arrival', done: 4, total: 4, actor: 'tourist', due_at: null },
  ],
  meeting: { place: 'Kelaat M’Gouna', text: null },
  review: null,
  ...more,
});
