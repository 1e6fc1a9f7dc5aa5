import type { ToursPage } from '@cairn/shared-contracts/api/tours.schema';
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
  { name: 'destinations', tag: '@mf-catalog', path: '/destinations' },
  { name: 'tour', tag: '@mf-tour' },
  { name: 'journal', tag: '@mf-content', path: '/blog' },
  { name: 'legal page', tag: '@mf-content', path: '/privacy' },
  { name: 'organizers', tag: '@mf-content', path: '/tour-providers' },
  { name: 'organizer', tag: '@mf-content', path: '/tour-provider/1' },
  { name: 'help', tag: '@mf-content', path: '/help-center' },
  { name: 'request for help', tag: '@mf-content', path: '/help-center/write?type=quarantine_refund' },
  { name: 'contacts', tag: '@mf-content', path: '/contacts' },
  { name: 'log-in', tag: '@mf-account', path: '/login' },
  { name: 'registration', tag: '@mf-account', path: '/register' },
];

export async function firstTour(request: APIRequestContext, baseURL: string): Promise<ToursPage['items'][number]> {
  const answer = await request.get(`${baseURL}/api/spa/tours-page`);
  const { items }: ToursPage = await answer.json();
  const tour = items[0];
  if (!tour) throw new Error('the demo data has no tours');
  return tour;
}

export const pathOf = async ({ path }: SitePage, request: APIRequestContext, baseURL: string): Promise<string> =>
  path ?? `/${(await firstTour(request, baseURL)).slug}`;
