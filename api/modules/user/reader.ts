import type { Kysely } from 'kysely';
import { batched, perHandle } from '../../platform/batched.ts';
import type { SessionUser } from '../../platform/call.ts';
import type { Database } from '../../platform/db-types.ts';
import type { Reader } from '../../platform/told.ts';
import { hidesOrganizers, type NamesOrganizers } from '../organizer/hidden-organizers.ts';

const timeZones = perHandle((db: Kysely<Database>) =>
  batched(async (ids: readonly number[]) => {
    const rows = await db.selectFrom('users').select(['id', 'timezone']).where('id', 'in', ids).execute();
    const found = new Map(rows.map(({ id, timezone }) => [id, timezone]));
    return ids.map((id) => found.get(id));
  }),
);

/** As the site tells it: organizers and the support see who sells also where tourists are not told. */
export const discreetly = (reader: Reader, user: SessionUser | null, isDiscreet: boolean): Reader =>
  isDiscreet && (user === null || user.role === 'client') ? { ...reader, isDiscreet } : reader;

/**
 * Who reads an answer: in the language of the page, and in the time zone of their account. A guest's zone is not known.
 * @param asking on which site; left out by what no site is asked for
 */
export async function readerOf(
  db: Kysely<Database>,
  {
    user,
    language,
    currency,
    site,
  }: { user: SessionUser | null; language: string; currency?: string; site?: NamesOrganizers },
): Promise<Reader> {
  const timeZone = user && (await timeZones(db)(user.id));
  const reader: Reader = {
    ...{ language, currency },
    timeZone: timeZone ?? 'UTC',
    side: user?.role === 'organizer' && user.organizerId !== null ? 'organizer' : 'tourist',
  };
  return discreetly(reader, user, site !== undefined && hidesOrganizers(site));
}
