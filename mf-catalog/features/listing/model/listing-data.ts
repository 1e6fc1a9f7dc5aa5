import type { ToursPage } from '@cairn/shared-contracts/api/tours.schema';
import type { SearchFilter } from '@cairn/shared-contracts/domain/search-filter';
import {
  type LoadContext,
  notFound,
  pageNumber,
  RouteRedirect,
  type RouteRequest,
} from '@cairn/shared-contracts/remote/platform';
import { partyParams } from '../../../common/model/party.ts';
import { phraseCalls } from '../../../common/model/phrase-api.ts';
import { tourSearch } from '../../../common/model/search-api.ts';
import { SENTENCE_PARAM } from '../../../common/model/sentence-param.ts';
import { extrasOf, VIEW_PARAM } from './listing-extras.ts';
import { listingFilter } from './listing-filter.ts';
import type { WaysOut } from './rescue.ts';

export interface ListingData {
  /** null: the listing is not empty */
  waysOut: WaysOut | null;
  /** in the reader's language: the header says what is searched */
  placeName?: string;
  /** the country that the address is of, where nothing narrows its tours */
  country?: { id: number; slug: string };
}

const pagesOf = ({ total, per_page }: ToursPage): number => Math.max(1, Math.ceil(total / per_page));

async function waysOut(filter: SearchFilter, page: ToursPage, load: LoadContext['load']): Promise<WaysOut | null> {
  if (page.total > 0) return null;
  const { findNearPlace, findRescue } = await import('./rescue.ts');
  const search = (other: SearchFilter) => load(tourSearch.toursPage.initiate(other));
  const [rescue, nearPlace] = await Promise.all([
    findRescue(filter, page, search),
    findNearPlace(filter, page.place, search),
  ]);
  return { rescue, nearPlace };
}

/** Where a sentence leads that the field's form has sent: to what it means, over what was searched before. */
async function readOn(
  sentence: string,
  filter: SearchFilter,
  query: URLSearchParams,
  load: LoadContext['load'],
): Promise<string> {
  const reading = await load(phraseCalls.phrase.initiate({ text: sentence }));
  const { view, people, ages } = extrasOf(query);
  const extras = new URLSearchParams(view === 'map' ? { [VIEW_PARAM]: view } : {});
  for (const [name, value] of partyParams(people, ages)) extras.set(name, value);
  // most listings are searched by no sentence
  const { phraseHref } = await import('../../../common/model/phrase.ts');
  return phraseHref(reading, filter, extras);
}

/**
 * Loads a listing.
 * @throws RouteRedirect 302 to the filters that a sentence means
 * @throws RouteRedirect 301 to the small letters of an address, and to the one spelling of a page's number
 * @throws RouteError 404 for a place that is none, and for a page behind the last one
 */
export async function loadListing({ params, url, currency, load }: RouteRequest): Promise<ListingData> {
  const small = params.slug?.toLowerCase();
  // people write names as names: /Georgia
  if (small !== params.slug) throw new RouteRedirect(`/${small}${url.search}`, 301);
  pageNumber(url, `/${params.slug ?? ''}`);
  const filter = listingFilter(params.slug, url.searchParams, currency);
  const sentence = url.searchParams.get(SENTENCE_PARAM);
  if (sentence !== null) throw new RouteRedirect(await readOn(sentence, filter, url.searchParams, load));
  const page = await load(tourSearch.toursPage.initiate(filter));
  if (filter.slug && !page.place) throw notFound('place_not_found');
  if (filter.page > pagesOf(page)) throw notFound('page_not_found');
  const { place } = page;
  const isWhole = place?.kind === 'countries' && [...url.searchParams.keys()].every((name) => name.startsWith('utm_'));
  return {
    waysOut: await waysOut(filter, page, load),
    ...(place ? { placeName: place.name } : {}),
    ...(isWhole ? { country: { id: place.id, slug: place.slug } } : {}),
  };
}
