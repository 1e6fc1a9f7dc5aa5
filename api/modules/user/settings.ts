import type { Profile, updateProfileBody } from '@cairn/shared-contracts/api/user.schema';
import type { Kysely } from 'kysely';
import type * as z from 'zod/mini';
import type { SessionUser } from '../../platform/call.ts';
import type { Database } from '../../platform/db-types.ts';
import { broken, invalid } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { requireFreshProof } from './fresh-proof.ts';
import { holdAccount } from './hold-account.ts';
import { readProfile } from './profile.ts';

interface Settings {
  language?: string;
  currency?: string;
  country_id?: number;
}

/** Stores the settings that are given and answers with the user as it is now. */
export async function changeSettings(services: Services, userId: number, settings: Settings): Promise<Profile> {
  if (Object.keys(settings).length > 0) {
    await services.db.updateTable('users').set(settings).where('id', '=', userId).execute();
  }
  return readProfile(services, userId);
}

/** @throws ApiError 422 for a place that is not a country */
export async function requireCountry(db: Kysely<Database>, countryId: number): Promise<void> {
  const country = await db
    .selectFrom('countries')
    .select('place_id')
    .where('place_id', '=', countryId)
    .executeTakeFirst();
  if (!country) throw invalid({ country_id: [broken('fallback')] });
}

/** @throws ApiError 422 for a place that is not a country */
export async function changeCountry(services: Services, userId: number, countryId: number): Promise<Profile> {
  await requireCountry(services.db, countryId);
  return changeSettings(services, userId, { country_id: countryId });
}

/**
 * A changed phone is no longer verified. The e-mail has calls of its own: it is what one logs in with. So is a phone that is
 * verified, and only its owner takes it away.
 * @throws ApiError 403 reauthentication_required for another phone, or none, in place of a verified one
 */
export async function updateProfile(
  services: Services,
  user: SessionUser,
  { phone, country_id, ...names }: z.output<typeof updateProfileBody>,
): Promise<Profile> {
  if (country_id !== undefined) await requireCountry(services.db, country_id);
  await services.db.transaction().execute(async (trx) => {
    await holdAccount(trx, user);
    if (phone !== undefined) await changeContactPhone(services, trx, user, phone || null);
    const settings = { ...names, ...(country_id === undefined ? {} : { country_id }) };
    if (Object.keys(settings).length > 0)
      await trx.updateTable('users').set(settings).where('id', '=', user.id).execute();
  });
  return readProfile(services, user.id);
}

async function changeContactPhone(
  services: Services,
  trx: Kysely<Database>,
  user: SessionUser,
  phone: string | null,
): Promise<void> {
  const before = await trx
    .selectFrom('users')
    .select('phone_verified_at')
    .where('id', '=', user.id)
    .where('phone', 'is distinct from', phone)
    .executeTakeFirst();
  if (!before) return;
  if (before.phone_verified_at !== null) await requireFreshProof({ ...services, db: trx }, user);
  await trx.updateTable('users').set({ phone, phone_verified_at: null }).where('id', '=', user.id).execute();
}
