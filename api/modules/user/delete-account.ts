import { BOOKING_STATUS as S } from '@cairn/shared-contracts/domain/booking-graph';
import type { Kysely } from 'kysely';
import type { SessionUser } from '../../platform/call.ts';
import type { Database } from '../../platform/db-types.ts';
import { ApiError, unauthorized } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { applyTransition, lockRequest } from '../request/transition.ts';
import { leaveAll } from '../waitlist/leave.ts';
import { tellOwner } from './account-notice.ts';
import type { CodeReader } from './code-message.ts';
import { forgetPerson, type Person } from './forget-person.ts';
import { holdAccount } from './hold-account.ts';
import { releasePhoto } from './profile-photo.ts';
import { revokeSessions, tellEnded } from './sessions.ts';

/**
 * Deletes the account and all that names its owner. Bookings and payments stay, without the person; a request that nobody has
 * confirmed is cancelled.
 * @throws ApiError 409 account_has_trips
 */
export async function deleteAccount(services: Services, user: SessionUser, site: CodeReader['site']): Promise<void> {
  const ended = await services.db.transaction().execute(async (trx) => {
    await holdAccount(trx, user);
    const person = await lockPerson(trx, user.id);
    await settleTrips(services, trx, user.id);
    await leaveAll(services, trx, user.id);
    await tellOwner(services, trx, user.id, { site, kind: 'deleted' });
    const ended = await revokeSessions(services, trx, { userId: user.id });
    await releasePhoto(trx, user.id);
    await forgetPerson(trx, person);
    return ended;
  });
  await tellEnded(services, ended);
}

/** no booking of theirs comes in between: it would refer to the row */
async function lockPerson(trx: Kysely<Database>, userId: number): Promise<Person> {
  const person = await trx
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'email', 'phone', 'new_email', 'new_phone'])
    .select(['email_verified_at', 'phone_verified_at'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  if (!person) throw unauthorized();
  return person;
}

/** @throws ApiError 409 account_has_trips while one that is confirmed or paid lies ahead */
async function settleTrips(services: Services, trx: Kysely<Database>, userId: number): Promise<void> {
  const open = await trx
    .selectFrom('requests as r')
    .innerJoin('all_departures as d', 'd.id', 'r.departure_id')
    .select(['r.id', 'r.status', 'd.ends_on'])
    .where('r.user_id', '=', userId)
    .where('r.status', 'in', [S.pendingConfirm, S.pendingPrepayment, S.madePrepayment])
    .execute();
  const today = services.clock.today();
  if (open.some(({ status, ends_on }) => status !== S.pendingConfirm && ends_on >= today)) {
    throw new ApiError(409, 'account_has_trips');
  }
  for (const { id, status } of open) {
    if (status !== S.pendingConfirm) continue;
    await applyTransition(services, trx, await lockRequest(trx, id), 'cancel', 'tourist', { userId });
  }
}
