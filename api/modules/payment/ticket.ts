import { createHmac } from 'node:crypto';
import { sameText } from '../../adapters/payments/same-text.ts';
import type { Services } from '../../platform/services.ts';

/** long enough to reconnect, as the tickets of sessions are */
const TICKET_SECONDS = 120;
const KIND = 'pay';

const sign = (secret: string, body: string): string =>
  createHmac('sha256', secret).update(`payment ticket:${body}`).digest('base64url');

/** Opens a socket that hears of the payments of one booking and of nothing else, for whoever has its link. */
export function issuePaymentTicket(
  { env, clock }: Pick<Services, 'env' | 'clock'>,
  booking: string,
): { ticket: string; expires_in: number } {
  const body = `${KIND}.${booking}.${clock.now().getTime() + TICKET_SECONDS * 1000}`;
  return { ticket: `${body}.${sign(env.APP_SECRET, body)}`, expires_in: TICKET_SECONDS };
}

/** The booking of a ticket; null when it is none of ours, forged or expired. */
export function redeemPaymentTicket({ env, clock }: Pick<Services, 'env' | 'clock'>, ticket: string): string | null {
  const [kind = '', booking = '', expires = '', signature = ''] = ticket.split('.');
  if (kind !== KIND || !sameText(signature, sign(env.APP_SECRET, `${kind}.${booking}.${expires}`))) return null;
  return Number(expires) > clock.now().getTime() ? booking : null;
}
