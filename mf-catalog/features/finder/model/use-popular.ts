import type { Suggestion } from '@cairn/shared-contracts/api/tours.schema';
import { tours } from '../../../common/model/api.ts';
import { POPULAR } from '../../../common/model/popular-query.ts';

const SHOWN = 6;

/** Where people go: what is offered before the first letter. Nothing when it cannot be had. */
export function usePopular(): readonly Suggestion[] {
  const { data } = tours.popularPlaces.useQuery(POPULAR);
  return (data?.items ?? [])
    .slice(0, SHOWN)
    .map(({ kind, id, name, slug, count }) => ({ kind, id, name, slug, hint: '', count }));
}
