import { notFound, RouteRedirect, type RouteRequest } from '@cairn/shared-contracts/remote/platform';
import { COMPARED_MIN, type Compared, comparedOf } from '../../../common/model/compare-address.ts';
import { comparison } from './api.ts';

/** Without two tours there is nothing to compare: the favourites are where one chooses. */
export async function loadCompare({ params, url, load }: RouteRequest): Promise<Compared> {
  const compared = comparedOf(params.ids ?? '', url.searchParams);
  if (compared.ids.length < COMPARED_MIN) throw new RouteRedirect('/favorites');
  const { ids, people } = compared;
  const { tours, gone } = await load(comparison.comparison.initiate({ ids, people }));
  // the comparison stands without its votes, too
  if (compared.votes) await load(comparison.votes.initiate({ id: compared.votes })).catch(() => undefined);
  if (tours.length + gone.length === 0) throw notFound('tour_not_found');
  return compared;
}
