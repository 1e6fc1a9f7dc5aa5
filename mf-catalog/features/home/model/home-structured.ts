import type { TourCard } from '@cairn/shared-contracts/api/tours.schema';
import type { Platform } from '@cairn/shared-contracts/remote/platform';
import { itemList, organization, type Structured, website } from '@cairn/shared-contracts/remote/structured-data';

const SEARCH = '/tours?placeName={search_term_string}';
const LOGO = '/icons/icon-512.png';

/** What search engines read of the home page: the site and its search, who runs it, and the tours it puts first. */
export function homeStructured(platform: Platform, best: readonly TourCard[], listName: string): Structured[] {
  const { siteName, site, locale } = platform;
  return [
    website(platform, siteName, SEARCH, locale),
    organization(platform, siteName, {
      logo: LOGO,
      email: site.contacts.email,
      telephone: site.contacts.phone,
      profiles: site.socials.map(({ url }) => url),
    }),
    itemList(
      platform,
      listName,
      best.map(({ name, slug }) => ({ name, path: `/${slug}` })),
    ),
  ];
}
