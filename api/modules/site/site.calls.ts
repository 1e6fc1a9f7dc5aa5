import {
  appConfig,
  chatSources,
  contacts,
  conversion,
  countryByIp,
  languages,
  siteTokens,
  socialGroups,
  workTime,
} from '@cairn/shared-contracts/api/site.schema';
import { CONVERSION_CACHE_SECONDS } from '@cairn/shared-contracts/domain/limits';
import { publicSite } from '@cairn/shared-contracts/domain/public-site';
import * as z from 'zod/mini';
import { type Call, defineCall } from '../../platform/call.ts';
import { flag, requiredId, wholeNumber } from '../../platform/http/query.ts';
import type { Services } from '../../platform/services.ts';
import { requireTour } from '../tours/find-tour.ts';
import { appConfigOf } from './app-config.ts';
import { chatSourcesOf } from './chat-sources.ts';
import { contactsOf } from './contacts.ts';
import { createConverter } from './conversion.ts';
import { readLanguages } from './languages.ts';
import { visitorCountry } from './visitor-country.ts';
import { workTimeOf } from './work-time.ts';

const currencyCode = z.string().check(z.regex(/^[A-Z]{3}$/));
const amount = z.pipe(z.string().check(z.regex(/^\d{1,9}(\.\d{1,2})?$/)), z.transform(Number));
const anyId = wholeNumber({ min: 0, max: 2_147_483_647, fallback: 0 });
const place = { city_id: anyId, country_id: anyId };

/** Site-wide data (specification §7). Most of it is the configuration of the variant that is asked: deploy/sites. */
export function siteCalls(services: Services): Call[] {
  return [...contactCalls(services), ...visitorCalls(services)];
}

function contactCalls({ clock }: Services): Call[] {
  const get = { method: 'GET', tag: 'Site' } as const;
  return [
    defineCall({
      ...get,
      path: '/spa/contacts',
      summary: 'E-mail, phones of a place (or all) and messengers of the marketplace',
      query: z.object({ ...place, all: flag() }),
      answer: contacts,
      handle: async ({ query, site }) => contactsOf(site, query, query.all),
    }),
    defineCall({
      ...get,
      path: '/spa/work-time',
      summary: 'When the marketplace answers, for a place',
      query: z.object(place),
      answer: workTime,
      handle: async ({ query, site }) => workTimeOf(site, query, clock.now()),
    }),
    defineCall({
      ...get,
      path: '/spa/groups-in-social-network',
      summary: 'Pages of the marketplace in social networks',
      answer: socialGroups,
      handle: async ({ site }) => ({ items: publicSite(site).socials }),
    }),
    defineCall({
      ...get,
      path: '/spa/chat-sources-list',
      summary: 'Messengers with links that say who asks',
      query: z.object({ client_id: anyId, request_id: anyId, subscriber_id: anyId, webinar_id: anyId }),
      answer: chatSources,
      handle: async ({ query, site }) => chatSourcesOf(site, query),
    }),
    defineCall({
      ...get,
      path: '/spa/site-tokens',
      summary: 'Which captcha, maps and login method the site uses',
      answer: siteTokens,
      handle: async ({ site }) => site.tokens,
    }),
    defineCall({
      ...get,
      path: '/spa/app-config',
      summary: 'Long parts of the configuration: emojis, videos and pictures of the landing',
      answer: appConfig,
      handle: async ({ site, language }) => appConfigOf(site, language),
    }),
  ];
}

function visitorCalls(services: Services): Call[] {
  const get = { method: 'GET', tag: 'Site' } as const;
  const convert = createConverter(services.rates);
  return [
    defineCall({
      ...get,
      path: '/spa/country-by-ip',
      summary: "The visitor's country; null when it is not known",
      answer: countryByIp,
      handle: async ({ ip }) => ({ result: await visitorCountry(services, ip) }),
    }),
    defineCall({
      ...get,
      path: '/crm/api/dropdown/language',
      summary: 'Languages for forms and filters',
      query: z.object({ only_with_published_tours: flag() }),
      answer: languages,
      handle: async ({ query, language }) => readLanguages(services, query.only_with_published_tours, language),
    }),
    defineCall({
      ...get,
      path: '/spa/redirect',
      summary: "Where a short link leads: its number is a tour's",
      query: z.object({ id: requiredId() }),
      answer: z.object({ source_url: z.string() }),
      handle: async ({ query }) => ({ source_url: `/${(await requireTour(services, query.id)).slug}` }),
    }),
    defineCall({
      ...get,
      path: '/node-api/convert-price',
      summary: 'Converts whole units between the currencies of the site; kept for 60 seconds',
      query: z.object({ from_currency: currencyCode, to_currency: currencyCode, amount }),
      answer: conversion,
      cacheSeconds: CONVERSION_CACHE_SECONDS,
      handle: async ({ query }) => ({ result: await convert(query.from_currency, query.to_currency, query.amount) }),
    }),
  ];
}
