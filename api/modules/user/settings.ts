import type { Profile, updateProfileBody } from '@cairn/shared-contracts/api/user.schema';
import type { Kysely } from 'kysely';
import type * as z from 'zod/mini';
import type { Database } from '../../platform/db-types.ts';
import { broken, invalid } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { readProfile } from './profile.ts';

interface Settings {
  language?: string;
  currency?: string;
  country_id?: number;
  first_name?: string;
  last_name?: string;
  timezone?: string;
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

/** A changed phone is no longer verified. The e-mail has calls of its own: it is what one logs in with. */
export async function updateProfile(
  services: Services,
  userId: number,
  { phone, country_id, ...names }: z.output<typeof updateProfileBody>,
): Promise<Profile> {
  if (country_id !== undefined) await changeCountry(services, userId, country_id);
  if (phone !== undefined) {
    await services.db
      .updateTable('users')
      .set({ phone: phone || null, phone_verified_at: null })
      .where('id', '=', userId)
      .where((eb) => eb('phone', 'is distinct from', phone || null))
      .execute();
  }
  return changeSettings(services, userId, names);
}
