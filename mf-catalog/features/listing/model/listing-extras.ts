import { agesOf, partyOf, withParty } from '../../../common/model/party.ts';
import { type FlexDays, flexOf } from './dates.ts';

/** What a listing's address says beside the search filter: nothing of it narrows the tours. */
export interface ListingExtras {
  /** tourists: the booking panel starts with them */
  people: number;
  /** of the children among them */
  ages: readonly number[];
  view: ListingView;
  /** days that the dates were widened by */
  flex: FlexDays;
}
export type ListingView = 'list' | 'map';

export const VIEW_PARAM = 'view';
export const FLEX_PARAM = 'flex';

export const extrasOf = (query: URLSearchParams): ListingExtras => ({
  people: partyOf(query),
  ages: agesOf(query),
  view: query.get(VIEW_PARAM) === 'map' ? 'map' : 'list',
  flex: flexOf(query.get(FLEX_PARAM)),
});

/** The address with the extras in it that differ from the usual. */
export function withExtras(href: string, { people, ages, view, flex }: ListingExtras): string {
  const own = new URLSearchParams();
  // without dates there is nothing to widen
  if (flex > 0 && href.includes('dateFrom=')) own.set(FLEX_PARAM, String(flex));
  if (view === 'map') own.set(VIEW_PARAM, view);
  const query = own.toString();
  return withParty(query ? `${href}${href.includes('?') ? '&' : '?'}${query}` : href, people, ages);
}
