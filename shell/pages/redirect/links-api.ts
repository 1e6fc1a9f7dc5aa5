import type { ChatSources } from '@cairn/shared-contracts/api/site.schema';
import { baseApi } from '@cairn/shared-contracts/state/base-api';
import { handlesOf } from '@cairn/shared-contracts/state/endpoint-handle';

interface ShortLink {
  source_url: string;
}

/** Calls behind the short addresses of specification §2. */
const links = baseApi.injectEndpoints({
  endpoints: (build) => ({
    shortLink: build.query<ShortLink, { id: string }>({ query: (params) => ({ url: '/spa/redirect', params }) }),
    chatSources: build.query<ChatSources, { request_id: number }>({
      query: (params) => ({ url: '/spa/chat-sources-list', params }),
    }),
    /** only its number is wanted: the rest belongs to mf-booking */
    requestByUuid: build.query<{ id: number }, { uuid: string }>({
      query: (params) => ({ url: '/crm/api/request/get-by-uuid', params }),
    }),
  }),
});

export const linksEndpoints = handlesOf(links.endpoints);
