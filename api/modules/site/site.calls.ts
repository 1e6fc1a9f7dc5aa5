import { contacts, conversion, countryByIp, siteTokens } from '@cairn/shared-contracts/api/site.schema';
import * as z from 'zod/mini';
import { type Call, defineCall } from '../../platform/call.ts';
import { flag, requiredId, text, wholeNumber } from '../../platform/http/query.ts';
import type { Services } from '../../platform/services.ts';
import { requireTour } from '../tours/find-tour.ts';
import { CONTACTS } from './contacts.ts';
import { createConverter } from './conversion.ts';

const CAPTCHA_SELF_HOSTED = 2;

const TOKENS = {
  captcha_provider: CAPTCHA_SELF_HOSTED,
  captcha_key: '',
  hard_captcha_key: '',
  invisible_captcha_provider: CAPTCHA_SELF_HOSTED,
  invisible_captcha_key: '',
  maps_provider: 'maplibre',
  maps_token: '',
  maps_suggest_token: '',
  send_tour_program_in_pdf_via_whatsapp: false,
  main_auth_method: 'email',
};

const currencyCode = z.string().check(z.regex(/^[A-Z]{3}$/));
const amount = z.pipe(z.string().check(z.regex(/^\d{1,9}(\.\d{1,2})?$/)), z.transform(Number));

/** Site-wide data (specification §7). */
export function siteCalls(services: Services): Call[] {
  const get = { method: 'GET', tag: 'Site' } as const;
  const convert = createConverter(services.rates);
  const anyId = wholeNumber({ min: 0, max: 2_147_483_647, fallback: 0 });
  return [
    defineCall({
      ...get,
      path: '/spa/contacts',
      summary: 'E-mail, phones and messengers of the marketplace',
      query: z.object({ city_id: anyId, country_id: anyId, all: flag() }),
      answer: contacts,
      handle: async () => CONTACTS,
    }),
    defineCall({
      ...get,
      path: '/spa/site-tokens',
      summary: 'Which captcha, maps and login method the site uses',
      answer: siteTokens,
      handle: async () => TOKENS,
    }),
    defineCall({
      ...get,
      path: '/spa/country-by-ip',
      summary: "The visitor's country; null when it is not known",
      answer: countryByIp,
      // without a geo adapter nobody knows, and a guess would change a user's country
      handle: async () => ({ result: null }),
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
      summary: 'Converts whole units between the currencies of the site',
      query: z.object({ from_currency: currencyCode, to_currency: currencyCode, amount, format: text(10) }),
      answer: conversion,
      handle: async ({ query }) => ({ result: await convert(query.from_currency, query.to_currency, query.amount) }),
    }),
  ];
}
