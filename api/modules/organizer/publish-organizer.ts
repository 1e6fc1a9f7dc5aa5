import type { OwnOrganizer, publishOrganizerBody } from '@cairn/shared-contracts/api/organizer.schema';
import type { Kysely } from 'kysely';
import type * as z from 'zod/mini';
import type { Database } from '../../platform/db-types.ts';
import { forbidden } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { tourShownChanged } from '../waitlist/close.ts';
import { organizerNotFound } from './organizers.ts';
import { type OfficeCaller, readOwn, requireOwn } from './own-organizer.ts';

type Publish = z.output<typeof publishOrganizerBody>;

/** tours that the site shows go along with their organizer; those come back, and none that was hidden for another reason */
async function takeToursAlong(services: Services, trx: Kysely<Database>, { id, is_published }: Publish): Promise<void> {
  const tours = await trx
    .updateTable('tours')
    .set({ status: is_published ? 'published' : 'hidden', is_off_with_organizer: !is_published })
    .where('organizer_id', '=', id)
    .$if(is_published, (query) => query.where('is_off_with_organizer', '=', true).where('status', '=', 'hidden'))
    .$if(!is_published, (query) => query.where('status', '=', 'published'))
    .returning('id')
    .execute();
  for (const tour of tours.toSorted((one, other) => one.id - other.id)) {
    await tourShownChanged(services, trx, tour.id, is_published);
  }
}

/**
 * Shows an organizer on the site or takes them off it, with their tours: what was booked goes on, and whoever waits for a seat is told.
 * Who was never checked, or was taken off by an admin, is shown by an admin only.
 * @throws ApiError 403 forbidden, 404 organizer_not_found
 */
export async function publishOrganizer(
  services: Services,
  { user, language }: OfficeCaller,
  asked: Publish,
): Promise<OwnOrganizer> {
  const { id, is_published, reason = 'other' } = asked;
  requireOwn(user, id);
  const isByUs = user.role === 'admin';
  await services.db.transaction().execute(async (trx) => {
    // locked before what is decided by it: two do not decide at once
    const known = await trx
      .selectFrom('organizers as o')
      .leftJoin('organizer_removals as r', 'r.organizer_id', 'o.id')
      .select(['o.is_verified', 'r.reason'])
      .where('o.id', '=', id)
      .forNoKeyUpdate('o')
      .executeTakeFirst();
    if (!known) throw organizerNotFound();
    if (is_published && !isByUs && (!known.is_verified || known.reason !== null)) throw forbidden();
    await trx.updateTable('organizers').set({ is_published }).where('id', '=', id).execute();
    if (isByUs) await trx.deleteFrom('organizer_removals').where('organizer_id', '=', id).execute();
    if (isByUs && !is_published) {
      const removed_on = services.clock.today();
      await trx.insertInto('organizer_removals').values({ organizer_id: id, reason, removed_on }).execute();
    }
    await takeToursAlong(services, trx, asked);
  });
  return readOwn(services, id, language);
}
