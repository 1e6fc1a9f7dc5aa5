import type { Tour, ToursPage } from '@cairn/shared-contracts/api/tours.schema';
import type { APIRequestContext } from '@playwright/test';

/** A kind of page, and the squad whose change can break it: tests of all pages are tagged with it, page by page. */
export interface SitePage {
  name: string;
  tag: `@mf-${string}`;
  /** without one, it is a tour's */
  path?: string;
}

export const SITE_PAGES: readonly SitePage[] = [
  { name: 'home', tag: '@mf-catalog', path: '/' },
  { name: 'listing', tag: '@mf-catalog', path: '/tours' },
  { name: 'country', tag: '@mf-catalog', path: '/georgia' },
  { name: 'destinations', tag: '@mf-catalog', path: '/destinations' },
  { name: 'tour', tag: '@mf-tour' },
  { name: 'journal', tag: '@mf-content', path: '/blog' },
  // with what its text shows between: a tour, the weather, a map
  { name: 'article', tag: '@mf-content', path: '/blog/levadas-a-short-guide-22' },
  { name: 'legal page', tag: '@mf-content', path: '/privacy' },
  { name: 'organizers', tag: '@mf-content', path: '/tour-providers' },
  { name: 'organizer', tag: '@mf-content', path: '/tour-provider/1' },
  { name: 'how organizers are checked', tag: '@mf-content', path: '/how-organizers-are-checked' },
  { name: 'join', tag: '@mf-content', path: '/join' },
  { name: 'about', tag: '@mf-content', path: '/about' },
  { name: 'help', tag: '@mf-content', path: '/help-center' },
  { name: 'request for help', tag: '@mf-content', path: '/help-center/write?type=quarantine_refund' },
  { name: 'contacts', tag: '@mf-content', path: '/contacts' },
  { name: 'sitemap', tag: '@mf-content', path: '/sitemap' },
  { name: 'log-in', tag: '@mf-account', path: '/login' },
  { name: 'registration', tag: '@mf-account', path: '/register' },
];

async function toursOf(request: APIRequestContext, baseURL: string): Promise<ToursPage['items']> {
  const answer = await request.get(`${baseURL}/api/spa/tours-page`);
  const { items }: ToursPage = await answer.json();
  return items;
}

export async function firstTour(request: APIRequestContext, baseURL: string): Promise<ToursPage['items'][number]> {
  const [tour] = await toursOf(request, baseURL);
  if (!tour) throw new Error('the demo data has no tours');
  return tour;
}

export const pathOf = async ({ path }: SitePage, request: APIRequestContext, baseURL: string): Promise<string> =>
  path ?? `/${(await firstTour(request, baseURL)).slug}`;

/** as many departures as a page shows at first */
const SHOWN = 3;
const PEOPLE = 2;

/** The address of a tour on which one departure or another can be chosen: what stands first, other tests may have sold out. */
export async function tourWithChoice(request: APIRequestContext, baseURL: string): Promise<string> {
  for (const { id, slug } of await toursOf(request, baseURL)) {
    const answer = await request.get(`${baseURL}/api/spa/tour-for-request?id=${id}`);
    const { dates }: Tour = await answer.json();
    const open = dates.slice(0, SHOWN).filter((date) => !date.is_busy && date.number_of_free_seats >= PEOPLE);
    if (open.length > 1) return `/${slug}`;
  }
  throw new Error('no tour has a choice of departures');
}
