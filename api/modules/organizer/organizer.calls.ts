import * as calls from '@cairn/shared-contracts/api/organizer.calls';
import { type Call, type SessionUser, serve } from '../../platform/call.ts';
import type { Services } from '../../platform/services.ts';
import { readReviews } from '../tours/reviews.ts';
import type { TourSearch } from '../tours/search/tour-search.ts';
import { signedIn } from '../user/signed-in.ts';
import { countChecks, noChecks } from './check-counts.ts';
import { hidesOrganizers, type NamesOrganizers } from './hidden-organizers.ts';
import { emptyHub, readOrganizerHub } from './hub.ts';
import { listOrganizers, organizerNotFound, readOrganizer } from './organizers.ts';
import {
  createOrganizer,
  type OfficeCaller,
  readOrganizerOf,
  updateOrganizer,
  viewOrganizer,
} from './own-organizer.ts';
import { askForAccount } from './provider-request.ts';
import { publishOrganizer } from './publish-organizer.ts';
import { withToursOnSale } from './tours-on-sale.ts';
import { readVerificationInfo } from './verification-info.ts';

/** it sends mail: one address asks few times */
const REQUESTS_PER_MINUTE = 5;

/** @throws ApiError 404 organizer_not_found on a site that introduces none */
function requireNamed(site: NamesOrganizers): void {
  if (hidesOrganizers(site)) throw organizerNotFound();
}

/** What everybody may know about organizers (specification §7). */
const publicCalls = (services: Services, search: TourSearch): Call[] => [
  serve(calls.organizer, {
    isShared: true,
    handle: async ({ query, site, language }) => {
      requireNamed(site);
      const known = await readOrganizer(services, query.id, language);
      const [organizer = known] = await withToursOnSale(services, search, site, [known]);
      return organizer;
    },
  }),
  serve(calls.organizers, {
    isShared: true,
    handle: async ({ query, site, language }) => {
      if (hidesOrganizers(site)) return { items: [], total: 0, page: query.page, per_page: query.limit };
      const slice = { limit: query.limit, page: query.page, countryId: query.country_id, language };
      const { items, total } = await listOrganizers(services, slice);
      return {
        items: await withToursOnSale(services, search, site, items),
        ...{ total, page: query.page, per_page: query.limit },
      };
    },
  }),
  serve(calls.organizerHub, {
    isShared: true,
    handle: async ({ query, site, language }) => {
      if (hidesOrganizers(site)) return emptyHub(query);
      const hub = await readOrganizerHub(services, query, language);
      return { ...hub, items: await withToursOnSale(services, search, site, hub.items) };
    },
  }),
  serve(calls.verificationInfo, {
    isShared: true,
    handle: async ({ query, site, language }) => {
      requireNamed(site);
      return readVerificationInfo(services, await readOrganizer(services, query.id, language));
    },
  }),
  serve(calls.checkCounts, {
    isShared: true,
    handle: async ({ site }) => (hidesOrganizers(site) ? noChecks : countChecks(services)),
  }),
  serve(calls.organizerReviews, {
    isShared: true,
    handle: async ({ query, site, language }) => {
      requireNamed(site);
      const { id } = await readOrganizer(services, query.id, language);
      return readReviews(services, { organizerId: id }, query);
    },
  }),
  serve(calls.askForAccount, {
    perMinute: REQUESTS_PER_MINUTE,
    handle: async ({ body, ...asker }) => askForAccount(services, body, asker),
  }),
];

const callerOf = ({ user, language }: { user: SessionUser | null; language: string }): OfficeCaller => ({
  user: signedIn(user),
  language,
});

/** Organizers as their own people and admins see and change them, also on a site that names none. */
const officeCalls = (services: Services): Call[] => [
  serve(calls.ownOrganizerInfo, {
    handle: async (call) => readOrganizerOf(services, callerOf(call)),
  }),
  serve(calls.viewOrganizer, {
    handle: async (call) => viewOrganizer(services, callerOf(call), call.query.id),
  }),
  serve(calls.createOrganizer, {
    handle: async (call) => createOrganizer(services, callerOf(call), call.body),
  }),
  serve(calls.updateOrganizer, {
    handle: async (call) => updateOrganizer(services, callerOf(call), call.query.id, call.body),
  }),
  serve(calls.publishOrganizer, {
    handle: async (call) => publishOrganizer(services, callerOf(call), call.body),
  }),
];

/** "Organizer" of specification §7. */
export const organizerCalls = (services: Services, search: TourSearch): Call[] => [
  ...publicCalls(services, search),
  ...officeCalls(services),
];
