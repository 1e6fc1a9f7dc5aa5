import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi } from '../../testing/start-test-api.ts';
import { issueTicket, redeemTicket } from '../chat/ticket.ts';
import { issuePaymentTicket, redeemPaymentTicket } from '../payment/ticket.ts';
import { createUser } from '../request/testing/world.ts';
import { userOfSession } from './session.ts';
import { forgetSpentTickets } from './spent-tickets.ts';

const SECOND_MS = 1_000;

describe('a ticket of one node at another, whose clock is off', () => {
  let api: Awaited<ReturnType<typeof startTestApi>>;
  let issuedAt: number;
  beforeAll(async () => {
    api = await startTestApi();
    issuedAt = api.services.clock.now().getTime();
  });
  afterAll(() => api.close());

  /** a node whose clock is off by so many seconds */
  const node = (seconds: number) => {
    const now = () => new Date(issuedAt + seconds * SECOND_MS);
    return { ...api.services, clock: { ...api.services.clock, now } };
  };
  async function ticketOfSession() {
    const { id } = await createUser(api.services);
    const session = await api.db
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', id)
      .executeTakeFirstOrThrow();
    const user = await userOfSession(api.services, session.id);
    if (!user) throw new Error('no session');
    return issueTicket(node(0), user, { language: 'en-US', isDiscreet: false }).ticket;
  }

  it.each([
    { off: -120, isTaken: true },
    { off: 120, isTaken: true },
    { off: 119 + 150, isTaken: true },
    { off: 120 + 150, isTaken: false },
  ])('$off s from the one that gave it: taken is $isTaken', async ({ off, isTaken }) => {
    expect((await redeemTicket(node(off), await ticketOfSession())) !== null).toBe(isTaken);
    const payment = issuePaymentTicket(node(0), 'booking-1').ticket;
    expect(await redeemPaymentTicket(node(off), payment)).toBe(isTaken ? 'booking-1' : null);
  });

  it('opens no second socket at a node behind after one ahead has forgotten old tickets', async () => {
    const ticket = await ticketOfSession();
    expect(await redeemTicket(node(0), ticket)).not.toBeNull();
    await forgetSpentTickets(node(269 + 150));
    expect(await redeemTicket(node(269), ticket)).toBeNull();
  });
});
