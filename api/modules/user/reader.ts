import type { Kysely } from 'kysely';
import type { SessionUser } from '../../platform/call.ts';
import type { Database } from '../../platform/db-types.ts';
import type { Reader } from '../../platform/told.ts';

/** Who reads an answer: in the language of the page, and in the time zone of their account. A guest's zone is not known. */
export async function readerOf(
  db: Kysely<Database>,
  { user, language }: { user: SessionUser | null; language: string },
): Promise<Reader> {
  const account =
    user && (await db.selectFrom('users').select('timezone').where('id', '=', user.id).executeTakeFirst());
  return {
    language,
    timeZone: account?.timezone ?? 'UTC',
    side: user?.role === 'organizer' && user.organizerId !== null ? 'organizer' : 'tourist',
  };
}
