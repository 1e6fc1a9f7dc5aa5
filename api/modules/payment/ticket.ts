import { createHmac, randomBytes } from 'node:crypto';
import { sameText } from '../../adapters/payments/same-text.ts';
import type { Services } from '../../platform/services.ts';
import { spendTicket } from '../user/spent-tickets.ts';

/** long enough to reconnect, as the tickets of sessions are */
const TICKET_SECONDS = 120;
const KIND = 'pay';

const sign = (secret: string, body: string): string =>
  createHmac('sha256', secret).update(`payment ticket:${body}`).digest('base64url');

/** Opens one socket that hears of the payments of one booking and of nothing else, for whoever has its link. */
export function issuePaymentTicket(
  { env, clock }: Pick<Services, 'env' | 'clock'>,
  booking: string,
): { ticket: string; expires_in: number } {
  const id = randomBytes(12).toString('base64url');
  const body = `${KIND}.${booking}.${clock.now().getTime() + TICKET_SECONDS * 1000}.${id}`;
  return { ticket: `${body}.${sign(env.APP_SECRET, body)}`, expires_in: TICKET_SECONDS };
}

/** The booking of a ticket, which is used up; null when it was before, is none of ours, forged or comes too late. */
export async function redeemPaymentTicket(
  services: Pick<Services, 'env' | 'clock' | 'db'>,
  ticket: string,
): Promise<string | null> {
  const [kind = '', booking = '', expires = '', id = '', signature = ''] = ticket.split('.');
  const right = sign(services.env.APP_SECRET, `${kind}.${booking}.${expires}.${id}`);
  if (kind !== KIND || !sameText(signature, right)) return null;
  return (await spendTicket(services, id, Number(expires))) ? booking : null;
}
