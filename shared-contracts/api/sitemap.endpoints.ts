import { injectCalls } from '@cairn/shared-contracts/remote/platform';
import * as content from './content.calls.ts';
import * as organizer from './organizer.calls.ts';
import { sitemapPages } from './seo.calls.ts';

/** as many as one call gives: the rest is a step further, on the list's own pages */
const MOST = 50;

/** What the sitemap for people lists beside places, collections and activities. */
export const sitemapEndpoints = () =>
  injectCalls(__CONTRACT__, `${__REMOTE__}@${__VERSION__}`, (call) => ({
    listedPosts: call(content.blogPosts, { fixed: { 'per-page': MOST } }),
    listedAnswers: call(content.helpArticles),
    listedOrganizers: call(organizer.organizers, { fixed: { limit: MOST } }),
    climatePages: call(sitemapPages, { fixed: { kind: 'climate' } }),
  }));
