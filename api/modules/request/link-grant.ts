import { CODE_TTL_SECONDS } from '@cairn/shared-contracts/domain/limits';
import { queueMessage } from '../../adapters/messages/queue.ts';
import type { CallContext } from '../../platform/call.ts';
import { ApiError, notFound } from '../../platform/errors.ts';
import type { LimitRule } from '../../platform/limits.ts';
import type { Services } from '../../platform/services.ts';
import { type Asking, askerOf } from '../user/asker.ts';
import { codeMessage } from '../user/code-message.ts';
import { issueCode, redeemCode } from '../user/one-time-code.ts';

/** so long a code opens a booking to the browser that typed it */
const GRANT_SECONDS = 30 * 60;
const HOUR = 3_600;
/** codes that are sent for a booking, and from an address for any */
const CODES_OF_BOOKING: LimitRule = { name: 'booking codes, booking', free: 10, window: HOUR };
const CODES_FROM_ADDRESS: LimitRule = { name: 'booking codes, address', free: 30, window: HOUR };
/** codes that are typed for a booking, whoever types; the owner has their log-in beside */
const TRIES_OF_BOOKING: LimitRule = { name: 'booking codes, tries', free: 30, window: HOUR };

/** Who has the link of a booking. */
export type LinkBearer = Asking & Pick<CallContext<unknown, unknown>, 'language' | 'site'>;

/** @throws ApiError 404 booking_not_found */
async function bookerOf({ db }: Services, uuid: string) {
  const row = await db
    .selectFrom('requests as r')
    .innerJoin('users as u', 'u.id', 'r.user_id')
    .select(['r.id', 'u.email', 'u.email_verified_at'])
    .where('r.uuid', '=', uuid)
    .executeTakeFirst();
  if (!row) throw notFound('booking_not_found');
  return { id: row.id, email: row.email_verified_at === null ? null : row.email };
}

/** 'k…@e….org': the booker recognizes it, nobody else learns it */
function masked(email: string): string {
  const [name = '', host = ''] = email.split('@');
  const dot = host.lastIndexOf('.');
  const first = (text: string) => [...text][0] ?? '';
  return `${first(name)}…@${first(host)}…${host.slice(dot)}`;
}

/**
 * Sends a code to the booker. Within the resend time the one that is on its way stands.
 * @throws ApiError 404 booking_not_found, 422 channel_unavailable when the booker has no e-mail that is proven, 429 too_many_tries
 */
export async function sendLinkCode(services: Services, bearer: LinkBearer, uuid: string) {
  const { limits, env } = services;
  const { id, email } = await bookerOf(services, uuid);
  if (email === null) throw new ApiError(422, 'channel_unavailable');
  const options = { says: 'instead.codesAsked' } as const;
  if (env.RATE_LIMIT) await limits.require(CODES_FROM_ADDRESS, bearer.address, options);
  await limits.require(CODES_OF_BOOKING, String(id), options);
  const resend_in = await services.db.transaction().execute(async (trx) => {
    const owner = { purpose: 'booking', subject: id, device: askerOf(bearer), about: email } as const;
    const issued = await issueCode(services, trx, owner);
    if (!issued.isNew) return issued.resend_in;
    const message = codeMessage(bearer, env.PUBLIC_URL, { code: issued.code });
    await queueMessage(services, trx, { channel: 'email', to: email, ...message });
    return issued.resend_in;
  });
  return { result: true as const, resend_in, expires_in: CODE_TTL_SECONDS, sent_to: masked(email) };
}

/**
 * Opens a booking to the browser that has its link and the code: it is treated as its booker for a while.
 * @throws ApiError 404 booking_not_found, 422 code_wrong, code_expired, 429 too_many_tries
 */
export async function openLink(services: Services, asking: Asking, { uuid, code }: { uuid: string; code: string }) {
  const { limits, clock, db } = services;
  const { id, email } = await bookerOf(services, uuid);
  await limits.require(TRIES_OF_BOOKING, String(id), { says: 'instead.codesWrong' });
  const device = askerOf(asking);
  const { about } = await redeemCode(services, { purpose: 'booking', subject: id, device }, code);
  // the booker has another address by now
  if (about !== email) throw new ApiError(422, 'code_expired', { field: 'code' });
  const now = clock.now();
  const expires_at = new Date(now.getTime() + GRANT_SECONDS * 1_000);
  await db.deleteFrom('booking_grants').where('expires_at', '<', now).execute();
  await db
    .insertInto('booking_grants')
    .values({ request_id: id, device, expires_at })
    .onConflict((conflict) => conflict.columns(['request_id', 'device']).doUpdateSet({ expires_at }))
    .execute();
  return { result: true as const, until: expires_at.toISOString() };
}

/** Whether the browser has typed the booking's code a short while ago. */
export async function hasGrant({ db, clock }: Services, asking: Asking, requestId: number): Promise<boolean> {
  const grant = await db
    .selectFrom('booking_grants')
    .select('request_id')
    .where('request_id', '=', requestId)
    .where('device', '=', askerOf(asking))
    .where('expires_at', '>', clock.now())
    .executeTakeFirst();
  return grant !== undefined;
}
