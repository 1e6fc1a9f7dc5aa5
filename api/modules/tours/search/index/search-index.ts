import type { SearchQuery, SearchResult } from '../tour-search.ts';
import { countBits } from './bitset.ts';
import { evaluate } from './evaluation.ts';
import { countFacets } from './facets.ts';
import { pageOf } from './page-of.ts';
import type { TourIndex } from './tour-index.ts';

/** Answers a query from the index, at once. */
export function searchIndex(index: TourIndex, query: SearchQuery): SearchResult {
  const { filter, withFacets, limit, offset } = query;
  index.scratch.reset();
  const evaluation = evaluate(index, query);
  const total = countBits(evaluation.found);
  const ids = pageOf(index, evaluation.found, total, filter.sort, evaluation.units, { limit, offset });
  return { ids, total, ...(withFacets ? { facets: countFacets(index, query, evaluation, total) } : {}) };
}
