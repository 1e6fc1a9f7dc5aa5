import * as z from 'zod/mini';
import { defineCall } from './define-call.ts';
import { flag, requiredId, wholeNumber } from './query.ts';
import * as shapes from './site.schema.ts';

/** Site-wide data (specification §7). Most of it is the configuration of the variant that is asked: deploy/sites. */
const get = { method: 'GET', tag: 'Site' } as const;
const currencyCode = z.string().check(z.regex(/^[A-Z]{3}$/));
// callers write a number; it arrives as text
const amount = z.pipe(
  z.string().check(z.regex(/^\d{1,9}(\.\d{1,2})?$/)),
  z.transform(Number),
) as unknown as z.ZodMiniType<number, number>;
const anyId = wholeNumber({ min: 0, max: 2_147_483_647, fallback: 0 });
const place = { city_id: anyId, country_id: anyId };

export const contacts = defineCall({
  ...get,
  path: '/spa/contacts',
  summary: 'E-mail, phones of a place (or all) and messengers of the marketplace',
  query: z.object({ ...place, all: flag() }),
  answer: shapes.contacts,
});

export const workTime = defineCall({
  ...get,
  path: '/spa/work-time',
  summary: 'When the marketplace answers, for a place',
  query: z.object(place),
  answer: shapes.workTime,
});

export const socialGroups = defineCall({
  ...get,
  path: '/spa/groups-in-social-network',
  summary: 'Pages of the marketplace in social networks',
  answer: shapes.socialGroups,
});

export const chatSources = defineCall({
  ...get,
  path: '/spa/chat-sources-list',
  summary: 'Messengers with links that say who asks',
  query: z.object({ client_id: anyId, request_id: anyId, subscriber_id: anyId, webinar_id: anyId }),
  answer: shapes.chatSources,
});

export const siteTokens = defineCall({
  ...get,
  path: '/spa/site-tokens',
  summary: 'Which captcha, maps and login method the site uses',
  answer: shapes.siteTokens,
});

export const appConfig = defineCall({
  ...get,
  path: '/spa/app-config',
  summary: 'Long parts of the configuration: emojis, videos and pictures of the landing',
  answer: shapes.appConfig,
});

export const countryByIp = defineCall({
  ...get,
  path: '/spa/country-by-ip',
  summary: "The visitor's country; null when it is not known",
  answer: shapes.countryByIp,
});

export const languagesForForms = defineCall({
  ...get,
  path: '/crm/api/dropdown/language',
  summary: 'Languages for forms and filters',
  query: z.object({ only_with_published_tours: flag() }),
  answer: shapes.languages,
});

export const shortLink = defineCall({
  ...get,
  path: '/spa/redirect',
  summary: "Where a short link leads: its number is a tour's",
  query: z.object({ id: requiredId() }),
  answer: z.object({ source_url: z.string() }),
  errors: ['tour_not_found'],
});

export const convertPrice = defineCall({
  ...get,
  path: '/node-api/convert-price',
  summary: 'Converts whole units between the currencies of the site; cached for 60 seconds',
  query: z.object({ from_currency: currencyCode, to_currency: currencyCode, amount }),
  answer: shapes.conversion,
});

/** what a shell compares with the contracts that its remotes were built against (shared-contracts/node/call-hash.ts) */
export const pagesRevision = defineCall({
  method: 'GET',
  tag: 'Site',
  path: '/spa/pages-revision',
  summary:
    'How far what guests are shown has come; the answer waits for a change behind the known place, for some seconds',
  query: z.object({ known: wholeNumber({ min: 0, max: Number.MAX_SAFE_INTEGER, fallback: 0 }) }),
  answer: shapes.pagesRevision,
});

export const contracts = defineCall({
  ...get,
  path: '/spa/contracts',
  summary: 'The hash of the contract of each call, by method and path',
  answer: z.object({ calls: z.record(z.string(), z.string()) }),
});
