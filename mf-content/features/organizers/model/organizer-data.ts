import type { PublicOrganizer } from '@cairn/shared-contracts/api/organizer.schema';
import { pictureUrl } from '@cairn/shared-contracts/domain/picture';
import { pageUrl, type SiteAddress } from '@cairn/shared-contracts/remote/page-url';
import { fileUrl, type Structured } from '@cairn/shared-contracts/remote/structured-data';

const PICTURE_WIDTH = 1200;

/** An organizer as search engines read them. A rating that nobody gave is not claimed. */
export const organizerData = (organizer: PublicOrganizer, site: SiteAddress): Structured => ({
  '@context': 'https://schema.org',
  '@type': 'TravelAgency',
  name: organizer.name,
  url: pageUrl(site, `/tour-provider/${organizer.id}`),
  ...(organizer.quote ? { slogan: organizer.quote } : {}),
  ...(organizer.cover ? { image: fileUrl(site, pictureUrl(organizer.cover.image, PICTURE_WIDTH)) } : {}),
  address: { '@type': 'PostalAddress', addressLocality: organizer.city, addressCountry: organizer.country.name },
  employee: { '@type': 'Person', name: organizer.person },
  knowsLanguage: organizer.languages,
  ...(organizer.rating !== null && organizer.reviews_count > 0
    ? {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: organizer.rating,
          reviewCount: organizer.reviews_count,
          bestRating: 5,
          worstRating: 1,
        },
      }
    : {}),
});
