import type { verificationAccess, verificationData } from '@cairn/shared-contracts/api/user.schema';
import type * as z from 'zod/mini';
import { verificationToken } from '../../adapters/verification/access-token.ts';
import type { SessionUser } from '../../platform/call.ts';
import { forbidden, notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';

/** @throws ApiError 404 organizer_not_found, 403 forbidden for who is none of the organizer's people */
async function requireOwn({ db }: Services, user: SessionUser, organizerId: number) {
  const organizer = await db
    .selectFrom('organizers')
    .select(['id', 'is_verified'])
    .where('id', '=', organizerId)
    .executeTakeFirst();
  if (!organizer) throw notFound('organizer_not_found');
  const isOwn = user.role === 'organizer' && user.organizerId === organizer.id;
  if (!isOwn && user.role !== 'admin') throw forbidden();
  return organizer;
}

export async function verificationAccessOf(
  services: Services,
  user: SessionUser,
  organizerId: number,
): Promise<z.infer<typeof verificationAccess>> {
  await requireOwn(services, user, organizerId);
  const claims = { organizerId, userId: user.id };
  return { accessToken: verificationToken(services.env.APP_SECRET, claims, services.clock.now()) };
}

/** Verification info of specification §3: the contacts of who asks, and whether the organizer's identity was checked. */
export async function verificationOf(
  services: Services,
  user: SessionUser,
  organizerId: number,
): Promise<z.infer<typeof verificationData>> {
  const { is_verified } = await requireOwn(services, user, organizerId);
  const row = await services.db
    .selectFrom('users')
    .select(['email_verified_at', 'phone_verified_at'])
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow();
  return {
    is_email_verified: row.email_verified_at !== null,
    is_phone_verified: row.phone_verified_at !== null,
    is_passport_verified: is_verified,
  };
}
