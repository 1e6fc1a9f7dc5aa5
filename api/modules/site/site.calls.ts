import * as calls from '@cairn/shared-contracts/api/site.calls';
import { CODE_SENDERS } from '@cairn/shared-contracts/domain/enumerations';
import { CONVERSION_CACHE_SECONDS } from '@cairn/shared-contracts/domain/limits';
import { publicSite } from '@cairn/shared-contracts/domain/public-site';
import { contractHashes } from '@cairn/shared-contracts/node/call-hash';
import { canDeliver } from '../../adapters/messages/delivery.ts';
import { type Call, serve } from '../../platform/call.ts';
import type { Services } from '../../platform/services.ts';
import { requireTour } from '../tours/find-tour.ts';
import { appConfigOf } from './app-config.ts';
import { chatSourcesOf } from './chat-sources.ts';
import { contactsOf } from './contacts.ts';
import { createConverter } from './conversion.ts';
import { readLanguages } from './languages.ts';
import { officesOf } from './offices.ts';
import { visitorCountry } from './visitor-country.ts';
import { withCity, workTimeOf } from './work-time.ts';

/** Site-wide data (specification §7). Most of it is the configuration of the variant that is asked: deploy/sites. */
export function siteCalls(services: Services): Call[] {
  return [...contactCalls(services), ...visitorCalls(services)];
}

function contactCalls(services: Services): Call[] {
  const { clock, env, pagesRevision } = services;
  return [
    serve(calls.contacts, {
      isShared: true,
      handle: async ({ query, site, language }) => {
        const offices = await officesOf(services, site);
        const { office, ...contacts } = contactsOf(site, offices, { place: query, all: query.all, language });
        return office ? { ...contacts, office: await withCity(services, office) } : contacts;
      },
    }),
    serve(calls.workTime, {
      isShared: true,
      handle: async ({ query, site }) => {
        const { result } = workTimeOf(await officesOf(services, site), query, clock.now());
        return { result: result && (await withCity(services, result)) };
      },
    }),
    serve(calls.socialGroups, { isShared: true, handle: async ({ site }) => ({ items: publicSite(site).socials }) }),
    serve(calls.chatSources, { isShared: true, handle: async ({ query, site }) => chatSourcesOf(site, query) }),
    serve(calls.siteTokens, {
      isShared: true,
      handle: async ({ site }) => ({
        ...site.tokens,
        code_senders: CODE_SENDERS.filter((channel) => canDeliver(env, channel)),
      }),
    }),
    serve(calls.pagesRevision, {
      handle: async ({ query }) => ({ revision: await pagesRevision.after(query.known) }),
    }),
    serve(calls.contracts, { handle: async () => ({ calls: contractHashes() }) }),
    serve(calls.appConfig, { isShared: true, handle: async ({ site, language }) => appConfigOf(site, language) }),
  ];
}

function visitorCalls(services: Services): Call[] {
  const convert = createConverter(services.rates);
  return [
    serve(calls.countryByIp, {
      handle: async ({ ip }) => ({ result: await visitorCountry(services, ip) }),
    }),
    serve(calls.languagesForForms, {
      isShared: true,
      handle: async ({ query, language }) => readLanguages(services, query.only_with_published_tours, language),
    }),
    serve(calls.shortLink, {
      isShared: true,
      handle: async ({ query }) => ({ source_url: `/${(await requireTour(services, query.id)).slug}` }),
    }),
    serve(calls.convertPrice, {
      isShared: true,
      cacheSeconds: CONVERSION_CACHE_SECONDS,
      handle: async ({ query }) => ({ result: await convert(query.from_currency, query.to_currency, query.amount) }),
    }),
  ];
}
