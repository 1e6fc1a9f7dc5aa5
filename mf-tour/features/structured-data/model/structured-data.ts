import type { Tour, TourDate } from '@cairn/shared-contracts/api/tours.schema';
import { discountEndsOn } from '@cairn/shared-contracts/domain/discount';
import { pictureUrl } from '@cairn/shared-contracts/domain/picture';
import { isBookable } from '@cairn/shared-contracts/domain/seats';
import { pageUrl, type SiteAddress } from '@cairn/shared-contracts/remote/page-url';
import {
  aggregateOffer,
  breadcrumbList,
  faqPage,
  fileUrl,
  type OfferFacts,
  offer,
  product,
  type Seller,
  type Structured,
  seller,
} from '@cairn/shared-contracts/remote/structured-data';
import { films } from './films.ts';
import { withoutTags } from './units.ts';

const OFFERS_MAX = 30;
const PICTURES_MAX = 3;
const PICTURE_WIDTH = 1200;

export interface PageNames {
  /** the trail's first step */
  home: string;
  siteName: string;
  /** path of the picture that a shared link shows: what stands for a tour without pictures */
  picture: string;
  /** the site stands in for organizers: specification §9, organizer.forceHideOrganizers */
  isOrganizerHidden: boolean;
}

/** What search engines read of a tour: something to buy, a trip day by day, the way to it, its questions, its films. */
export function structuredData(tour: Tour, site: SiteAddress, names: PageNames): Structured[] {
  const path = `/${tour.slug}`;
  const own = tour.gallery.slice(0, PICTURES_MAX).map(({ image }) => pictureUrl(image, PICTURE_WIDTH));
  const images = own.length > 0 ? own : [names.picture];
  const organizer: Seller = names.isOrganizerHidden
    ? { name: names.siteName, path: '/' }
    : { name: tour.organizer.name, path: `/tour-provider/${tour.organizer.id}` };
  // counted over published reviews only, as they are shown on the page
  const { total, rating, items } = tour.reviews;
  return [
    product(site, {
      name: tour.name,
      description: tour.summary,
      sku: String(tour.id),
      path,
      images,
      brand: organizer.name,
      offers: tour.dates.slice(0, OFFERS_MAX).map((date) => offer(site, ...departure(tour, date, organizer))),
      rating: rating === null || total === 0 ? undefined : { value: rating, count: total },
      reviews: items.map(({ created_at, content_language, ...review }) => ({
        ...review,
        createdAt: created_at,
        language: content_language,
      })),
    }),
    trip(tour, site, images, organizer),
    breadcrumbList(site, [
      { name: names.home, path: '/tours' },
      ...tour.parents.map(({ name, slug }) => ({ name, path: `/${slug}` })),
      { name: tour.name, path },
    ]),
    ...(tour.faq.length > 0 ? [faqPage(tour.faq, tour.content_language)] : []),
    ...films(tour, site),
  ];
}

const departure = (
  { slug, published_on }: Tour,
  date: TourDate,
  organizer: Seller,
): [path: string, facts: OfferFacts] => [
  `/${slug}?departure=${date.id}`,
  {
    price: date.price,
    currency: date.currency,
    isSoldOut: !isBookable(date),
    starts: date.start,
    ends: date.end,
    validFrom: published_on,
    // a discount may end before the walk begins
    validUntil: (date.discount && discountEndsOn(date.discount, date.start)) ?? date.start,
    seller: organizer,
  },
];

function trip(tour: Tour, site: SiteAddress, images: readonly string[], organizer: Seller): Structured {
  // the trip's offers in short: the product lists them one by one. What is sold out is no price to start from
  const free = tour.dates.filter(isBookable);
  const offers = aggregateOffer(
    free.map(({ price }) => price),
    free[0]?.currency,
  );
  return {
    '@context': 'https://schema.org',
    '@type': 'TouristTrip',
    name: tour.name,
    description: tour.summary,
    url: pageUrl(site, `/${tour.slug}`),
    image: images.map((path) => fileUrl(site, path)),
    provider: seller(site, organizer),
    itinerary: {
      '@type': 'ItemList',
      numberOfItems: tour.program.length,
      itemListElement: tour.program.map(({ day, title, text }) => ({
        '@type': 'ListItem' as const,
        position: day,
        name: title,
        description: withoutTags(text),
      })),
    },
    ...(offers ? { offers } : {}),
  };
}
