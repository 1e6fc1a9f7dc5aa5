import type { MediaItem } from '@cairn/shared-contracts/api/common.schema';
import type { Profile } from '@cairn/shared-contracts/api/user.schema';
import { unauthorized } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import type { StoredPicture } from '../../platform/stored-json.ts';
import { pendingOf } from './pending-contacts.ts';

/** The user's own data (specification §3). */
export async function readProfile(services: Services, userId: number): Promise<Profile> {
  const row = await services.db
    .selectFrom('users as u')
    .leftJoin('places as c', 'c.id', 'u.country_id')
    .selectAll('u')
    .select('c.name as country_name')
    .where('u.id', '=', userId)
    .executeTakeFirst();
  // the account is gone while its token was still good
  if (!row) throw unauthorized();
  return {
    id: row.id,
    first_name: row.first_name,
    last_name: row.last_name,
    is_email_set: row.email !== null,
    email: row.email,
    is_email_verified: row.email_verified_at !== null,
    phone: row.phone,
    is_phone_verified: row.phone_verified_at !== null,
    ...pendingOf(row, services.clock.now()),
    has_password: row.password_hash !== null,
    country: row.country_id === null ? null : { id: row.country_id, name: row.country_name ?? '' },
    language: row.language,
    currency: row.currency,
    timezone: row.timezone,
    member_since: row.created_at.toISOString(),
    avatar: row.avatar && picture(services, row.avatar),
    ...allowancesOf(row.role),
  };
}

/** What the person may do (specification §6); a guest nothing of it. */
export const allowancesOf = (role: string | undefined) => ({
  is_admin_auth: role === 'admin',
  permissions: { can_use_knowledge: role === 'organizer', can_view_commission: role === 'organizer' },
});

/** an uploaded picture is stored as a media item already, a drawn one as its key */
const picture = (services: Services, stored: StoredPicture | MediaItem): MediaItem =>
  'image' in stored ? stored : services.media(stored);
