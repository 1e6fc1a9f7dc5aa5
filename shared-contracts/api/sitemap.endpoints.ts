import { injectCalls } from '@cairn/shared-contracts/remote/platform';
import * as content from './content.calls.ts';
import { sitemapPages } from './seo.calls.ts';

/** as many as one page of people's lists can hold: the rest is a step further, on the list's own pages */
const MOST = { posts: 50, organizers: 1000 };

/** What the sitemap for people lists beside places, collections and activities. */
export const sitemapEndpoints = () =>
  injectCalls(__CONTRACT__, `${__REMOTE__}@${__VERSION__}`, (call) => ({
    listedPosts: call(content.blogPosts, { fixed: { 'per-page': MOST.posts } }),
    listedAnswers: call(content.helpArticles),
    listedOrganizers: call(sitemapPages, { fixed: { kind: 'organizers', limit: MOST.organizers } }),
    climatePages: call(sitemapPages, { fixed: { kind: 'climate' } }),
  }));
