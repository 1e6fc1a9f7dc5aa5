import type { Kysely } from 'kysely';
import { batched, perHandle } from '../../platform/batched.ts';
import type { SessionUser } from '../../platform/call.ts';
import type { Database } from '../../platform/db-types.ts';
import type { Reader } from '../../platform/told.ts';

const timeZones = perHandle((db: Kysely<Database>) =>
  batched(async (ids: readonly number[]) => {
    const rows = await db.selectFrom('users').select(['id', 'timezone']).where('id', 'in', ids).execute();
    const found = new Map(rows.map(({ id, timezone }) => [id, timezone]));
    return ids.map((id) => found.get(id));
  }),
);

/** Who reads an answer: in the language of the page, and in the time zone of their account. A guest's zone is not known. */
export async function readerOf(
  db: Kysely<Database>,
  { user, language }: { user: SessionUser | null; language: string },
): Promise<Reader> {
  const timeZone = user && (await timeZones(db)(user.id));
  return {
    language,
    timeZone: timeZone ?? 'UTC',
    side: user?.role === 'organizer' && user.organizerId !== null ? 'organizer' : 'tourist',
  };
}
