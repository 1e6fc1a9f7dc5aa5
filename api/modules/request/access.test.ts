import { randomUUID } from 'node:crypto';
import { ALL_CALLS, nameOf } from '@cairn/shared-contracts/api/all-calls';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { createParties, type Parties, ROLES, type Role } from './testing/parties.ts';
import { createWorld } from './testing/world.ts';

/** of specification §7, and those that belong to them */
const GROUPS = ['Bookings', 'Contract meeting', 'Payments', 'Waitlist', 'Back office'];

/** `ok`, `link`: answered, as to whoever has the link alone; else the code of the refusal */
type Outcome = string;
interface Row {
  /** what is asked of the booking of {@link Parties}, which is somebody else's to a stranger and to a rival */
  ask(parties: Parties): { query?: Record<string, string | number>; body?: object };
  expected: Readonly<Record<Role, Outcome>>;
  isPrepaid?: true;
}

const roles = (
  guest: Outcome,
  others: Outcome,
  own: Outcome,
  more: Partial<Row['expected']> = {},
): Row['expected'] => ({
  ...{ guest, stranger: others, rival: others, tourist: own, organizer: own, admin: own },
  ...more,
});
const byNumber = roles('unauthorized', 'booking_not_found', 'ok');
const byLink = roles('booking_login_required', 'booking_login_required', 'ok');
const shownByLink = roles('link', 'link', 'ok');
const anybody = roles('ok', 'ok', 'ok');
const loggedIn = roles('unauthorized', 'ok', 'ok');
const sellers = (others: Outcome): Row['expected'] =>
  roles('unauthorized', others, 'ok', { stranger: 'forbidden', tourist: 'forbidden' });

const partyOf = (id: string) => ({ tourists: [{ id, first_name: 'Kate', last_name: 'Novak' }] });
const TRAVEL = { transport_type: 3, other_transport_name: 'Bus', time: '10:00' };
const departureOf = ({ world }: Parties) => ({
  ...{ tour_id: world.tourId, start: world.shown.start, end: world.shown.end, price: 90_000, seats: 8 },
});
const TOUR = {
  ...{ name: 'Over the passes', summary: 'Four passes', description: 'Four passes', difficulty: 3, comfort: 'base' },
  ...{
    accommodation: ['tent'],
    languages: ['en'],
    min_age: 14,
    max_age: 70,
    days: 8,
    distance_km: 84,
    ascent_m: 5_200,
  },
  ...{ max_altitude_m: 3_900, group_min: 4, group_max: 10, lat: 42.5, lng: 78.4, start_place: 'Karakol' },
  ...{ end_place: 'Karakol', season: [6] },
};

/** A call of the groups without a row fails the test below. */
const ROWS: Readonly<Record<string, Row>> = {
  'POST /crm/api/request/create': {
    ask: ({ world, otherDate }) => ({
      body: {
        ...{ idempotency_key: randomUUID(), tour_id: world.tourId, date_id: otherDate, tourists_count: 1 },
        ...{ shown: world.shown, is_sure: true },
      },
    }),
    expected: loggedIn,
  },
  'GET /crm/api/request/get': { ask: ({ id }) => ({ query: { id } }), expected: byNumber },
  'GET /crm/api/request/get-by-uuid': { ask: ({ uuid }) => ({ query: { uuid } }), expected: shownByLink },
  'POST /crm/api/request/cancel': { ask: ({ id, uuid }) => ({ query: { uuid }, body: { id } }), expected: byLink },
  'POST /crm/api/request/move': {
    ask: ({ id, world, otherDate }) => ({ body: { request_id: id, date_id: otherDate, shown: world.shown } }),
    // they cancel, or ask in the chat
    expected: { ...byNumber, organizer: 'transition_not_allowed' },
  },
  'POST /crm/api/request/send-link-code': { ask: ({ uuid }) => ({ body: { uuid } }), expected: anybody },
  // the same for every number and address: it tells nobody anything
  'POST /crm/api/request/send-payment-link': {
    ask: ({ id }) => ({ body: { id, email: 'somebody@example.org' } }),
    expected: anybody,
  },
  'POST /crm/api/request/open-link': {
    ask: ({ uuid }) => ({ body: { uuid, code: '12345' } }),
    expected: roles('code_wrong', 'code_wrong', 'code_wrong'),
  },
  'GET /crm/api/request/list-for-chat': {
    ask: ({ chatId }) => ({ query: { chat_id: chatId } }),
    // what two people write is between them
    expected: roles('unauthorized', 'chat_not_found', 'ok', { admin: 'chat_not_found' }),
  },
  'POST /crm/api/request/tour-dates': { ask: ({ id }) => ({ body: { request_id: id } }), expected: byNumber },
  'POST /crm/api/request/update-tourists': {
    ask: ({ id, touristId }) => ({ query: { request_id: id }, body: partyOf(touristId) }),
    expected: byNumber,
  },
  'POST /crm/api/request/add-tourists': {
    ask: ({ uuid, touristId }) => ({ query: { uuid }, body: partyOf(touristId) }),
    expected: byLink,
  },
  'POST /crm/api/request/update-tourists-questionnaires': {
    ask: ({ uuid, touristId, questionId }) => ({
      ...{ query: { uuid }, body: { answers: [{ tourist_id: touristId, question_id: questionId, answer: '39' }] } },
    }),
    expected: byLink,
  },
  'GET /spa/tourists-info': { ask: ({ uuid }) => ({ query: { uuid } }), expected: shownByLink },
  'POST /crm/api/request/invite-tourist': {
    ask: ({ id }) => ({ query: { request_id: id }, body: {} }),
    expected: byNumber,
  },
  'GET /crm/api/user/saved-tourists': { ask: () => ({}), expected: loggedIn },
  'GET /spa/travel-info': { ask: ({ uuid }) => ({ query: { uuid } }), expected: shownByLink },
  'POST /spa/travel-info-save': {
    ask: ({ uuid, touristId, world }) => {
      const arrival = { ...TRAVEL, date: world.shown.start };
      return { query: { uuid }, body: { tourist_ids: [touristId], arrival, departure: null } };
    },
    expected: byLink,
  },

  'GET /spa/contract-organizer-meet-data': {
    ask: ({ key }) => ({ query: { key } }),
    expected: anybody,
    isPrepaid: true,
  },
  'POST /spa/contract-organizer-meet-save': {
    ask: ({ key, id }) => ({ body: { key, contract_id: id, organizer_meet_data: 'At nine' } }),
    ...{ expected: anybody, isPrepaid: true },
  },
  'POST /spa/contract-organizer-meet-delete-file': {
    ask: ({ key }) => ({ body: { key, file_id: 999_999 } }),
    ...{ expected: roles('file_not_found', 'file_not_found', 'file_not_found'), isPrepaid: true },
  },
  'POST /spa/contract-organizer-meet-file-save': {
    ask: ({ key }) => ({ body: { key } }),
    ...{ expected: roles('validation_failed', 'validation_failed', 'validation_failed'), isPrepaid: true },
  },

  'GET /crm/api/payment/options': { ask: ({ uuid }) => ({ query: { uuid } }), expected: anybody },
  'POST /crm/api/payment/create': { ask: ({ uuid }) => ({ body: { uuid, type: 'prepayment' } }), expected: anybody },
  'GET /crm/api/payment/state': {
    ask: ({ uuid }) => ({ query: { uuid, payment: 999_999 } }),
    expected: roles('payment_not_found', 'payment_not_found', 'payment_not_found'),
  },
  'GET /crm/api/payment/receipt': {
    ask: ({ uuid }) => ({ query: { uuid, payment: 999_999 } }),
    expected: roles('payment_not_found', 'payment_not_found', 'payment_not_found'),
  },
  'POST /crm/api/payment/socket-ticket': { ask: ({ uuid }) => ({ body: { uuid } }), expected: anybody },

  'POST /crm/api/waitlist/join': {
    ask: ({ soldOut }) => ({ body: { date_id: soldOut, seats: 1 } }),
    expected: loggedIn,
  },
  'POST /crm/api/waitlist/leave': {
    ask: () => ({ body: { id: 999_999 } }),
    expected: roles('unauthorized', 'waitlist_entry_not_found', 'waitlist_entry_not_found'),
  },
  'GET /crm/api/waitlist/list': { ask: () => ({}), expected: loggedIn },

  'GET /crm/api/back-office/requests': { ask: () => ({}), expected: sellers('ok') },
  'POST /crm/api/back-office/request/confirm': {
    ask: ({ id }) => ({ body: { id } }),
    // it was confirmed before
    expected: { ...sellers('booking_not_found'), organizer: 'transition_not_allowed', admin: 'transition_not_allowed' },
  },
  'POST /crm/api/back-office/request/decline': {
    ask: ({ id }) => ({ body: { id, message: 'No' } }),
    expected: { ...sellers('booking_not_found'), organizer: 'transition_not_allowed', admin: 'transition_not_allowed' },
  },
  'POST /crm/api/back-office/request/complete': {
    ask: ({ id }) => ({ body: { id } }),
    expected: { ...sellers('booking_not_found'), organizer: 'tour_not_over', admin: 'tour_not_over' },
  },
  'POST /crm/api/back-office/request/cancel': {
    ask: ({ id }) => ({ body: { id, message: 'No' } }),
    expected: sellers('booking_not_found'),
  },
  'GET /crm/api/back-office/departures': {
    ask: ({ world }) => ({ query: { tour_id: world.tourId } }),
    expected: sellers('tour_not_found'),
  },
  'GET /crm/api/back-office/waitlist': {
    ask: ({ soldOut }) => ({ query: { date_id: soldOut } }),
    expected: sellers('departure_not_found'),
  },
  'POST /crm/api/back-office/payment/return': {
    ask: ({ id }) => ({ body: { id } }),
    // nothing is held of it
    expected: { ...sellers('booking_not_found'), organizer: 'payment_not_found', admin: 'payment_not_found' },
  },
  'POST /crm/api/back-office/payment/accept': {
    ask: ({ id }) => ({ body: { id } }),
    // nothing is held of it
    expected: { ...sellers('booking_not_found'), organizer: 'payment_not_found', admin: 'payment_not_found' },
  },
  'POST /crm/api/back-office/departure/save': {
    ask: (parties) => ({ body: departureOf(parties) }),
    expected: sellers('tour_not_found'),
  },
  'GET /crm/api/back-office/tour': {
    ask: ({ world }) => ({ query: { id: world.tourId } }),
    expected: sellers('tour_not_found'),
  },
  'GET /crm/api/back-office/tours': { ask: () => ({}), expected: sellers('ok') },
  'POST /crm/api/back-office/tour/save': {
    ask: ({ world }) => ({ body: { ...TOUR, id: world.tourId, revision: 1 } }),
    expected: sellers('tour_not_found'),
  },
};

const CALLS = ALL_CALLS.filter(({ tag }) => GROUPS.includes(tag));

describe('who may call what of a booking', () => {
  let api: TestApi;
  let rival: string;
  beforeAll(async () => {
    api = await startTestApi();
    rival = (await createWorld(api.services)).organizerToken;
  });
  afterAll(() => api.close());

  it('every call has a row, and every row a call', () => {
    expect(Object.keys(ROWS).sort()).toEqual(CALLS.map(nameOf).sort());
  });

  async function outcome(name: string, row: Row, parties: Parties, role: Role): Promise<Outcome> {
    const [method, path = ''] = name.split(' ');
    const { query = {}, body = {} } = row.ask(parties);
    const client = parties.as(role);
    type Said = { code?: string; access?: string };
    const answer = method === 'GET' ? await client.get<Said>(path, query) : await client.post<Said>(path, body, query);
    if (answer.status !== 200) return answer.body.code ?? String(answer.status);
    return answer.body.access === 'link' ? 'link' : 'ok';
  }

  it.each(CALLS.map(nameOf))('%s', async (name) => {
    const row = ROWS[name];
    if (!row) throw new Error('the call has no row');
    const said: Partial<Record<Role, Outcome>> = {};
    const make = async () => {
      const parties = await createParties(api, rival);
      if (row.isPrepaid) await parties.prepay();
      return parties;
    };
    // those who are refused come to one booking, which none of them changes; those who act to one of their own
    const shared = await make();
    for (const role of ROLES) {
      const isActor = row.expected[role] === 'ok' && name.startsWith('POST');
      said[role] = await outcome(name, row, isActor ? await make() : shared, role);
    }
    expect(said).toEqual(row.expected);
  });
});
