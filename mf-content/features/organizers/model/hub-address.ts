import { ORGANIZER_SORTS, type OrganizerSort } from '@cairn/shared-contracts/domain/organizer-checks';

/** What of the club somebody looks at: all of it stands in the address. */
export interface HubAsked {
  page: number;
  /** 0: all */
  country: number;
  /** '': any */
  language: string;
  phrase: string;
  sort: OrganizerSort;
}

const wholeOf = (text: string | null, max: number): number => {
  const value = text && /^\d{1,10}$/.test(text) ? Number(text) : 0;
  return value <= max ? value : 0;
};

export const HUB_PATH = '/tour-providers';

export const readHub = (query: URLSearchParams, page = 1): HubAsked => ({
  page,
  country: wholeOf(query.get('country'), 2_147_483_647),
  language: /^[a-z]{2,3}$/.exec(query.get('language') ?? '')?.[0] ?? '',
  phrase: (query.get('q') ?? '').trim().slice(0, 80),
  sort: ORGANIZER_SORTS.find((sort) => sort === query.get('sort')) ?? 'rating',
});

/** The address of a page of the club; what is usual is left out. */
export function hubHref({ page, country, language, phrase, sort }: HubAsked): string {
  const query = new URLSearchParams({
    ...(phrase ? { q: phrase } : {}),
    ...(country ? { country: `${country}` } : {}),
    ...(language ? { language } : {}),
    ...(sort === 'rating' ? {} : { sort }),
    ...(page > 1 ? { page: `${page}` } : {}),
  }).toString();
  return `${HUB_PATH}${query ? `?${query}` : ''}`;
}

/** arguments of the call; the loader and the component must spell them alike */
export const hubQuery = ({ page, country, language, phrase, sort }: HubAsked) => ({
  page,
  ...(country ? { country_id: country } : {}),
  ...(language ? { language } : {}),
  ...(phrase ? { phrase } : {}),
  ...(sort === 'rating' ? {} : { sort }),
});
