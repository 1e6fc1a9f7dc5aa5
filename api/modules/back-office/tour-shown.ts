import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../platform/db-types.ts';

type Shown = Pick<Selectable<Database['tours']>, 'status' | 'is_off_with_organizer'>;

/** what its organizer has hidden: what is off the site only because they are comes back with them */
export const isHiddenByThem = ({ status, is_off_with_organizer }: Shown): boolean =>
  status === 'hidden' && !is_off_with_organizer;

/** How a tour stands that its organizer hides or not: who is off the site sells nothing, and what they would sell waits for them. */
export const shownAs = (isHidden: boolean, isOnSite: boolean): Shown => ({
  status: isHidden || !isOnSite ? 'hidden' : 'published',
  is_off_with_organizer: !isHidden && !isOnSite,
});

/**
 * Whether the site shows an organizer. Their row is locked until the transaction ends, before any tour of theirs: whoever takes them off
 * meanwhile takes along what is saved here.
 */
export async function lockSeller(trx: Kysely<Database>, organizerId: number): Promise<{ isOnSite: boolean }> {
  const { is_published } = await trx
    .selectFrom('organizers')
    .select('is_published')
    .where('id', '=', organizerId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return { isOnSite: is_published };
}
