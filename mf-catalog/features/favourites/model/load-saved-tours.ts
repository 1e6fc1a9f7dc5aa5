import { coreEndpoints, type LoadContext } from '@cairn/shared-contracts/remote/platform';
import { tours } from '../../../common/model/api.ts';
import { favourites } from './api.ts';

/**
 * A member's tours come with the page, which can be read without a connection then. A guest's are in a cookie that the browser alone
 * reads; there the page asks for them itself, as for what could not be had.
 */
export async function loadSavedTours({ load }: Pick<LoadContext, 'load'>): Promise<void> {
  if (!(await load(coreEndpoints.profile.initiate()))) return;
  const [{ ids }] = await Promise.all([
    load(favourites.allFavourites.initiate()),
    load(coreEndpoints.favourites.initiate()),
  ]);
  if (ids.length === 0) return;
  await Promise.all([load(tours.toursByIds.initiate({ ids })), load(favourites.unavailableTours.initiate({ ids }))]);
}
