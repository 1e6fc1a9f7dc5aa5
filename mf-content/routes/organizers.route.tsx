import { defineRoute, notFound, pageNumber } from '@cairn/shared-contracts/remote/platform';
import { organizers } from '../features/organizers/model/api.ts';
import { HUB_PATH, type HubAsked, hubQuery, readHub } from '../features/organizers/model/hub-address.ts';
import { OrganizerHub } from '../features/organizers/ui/organizer-hub.tsx';

/** /tour-providers: ?q=, country=, language=, sort=, page= */
export default defineRoute({
  loader: async ({ url, load }): Promise<HubAsked> => {
    const asked = readHub(url.searchParams, pageNumber(url, HUB_PATH));
    const { items, totals, countries } = await load(organizers.organizerHub.initiate(hubQuery(asked)));
    // a site that names nobody has no club
    const isKnown = asked.country === 0 || countries.some(({ id }) => id === asked.country);
    if (totals.organizers === 0 || !isKnown || (asked.page > 1 && items.length === 0)) throw notFound();
    return asked;
  },
  Component: ({ data }) => <OrganizerHub asked={data} />,
});
