import type { Review, Tour, TourDate } from '@cairn/shared-contracts/api/tours.schema';
import { pictureUrl } from '@cairn/shared-contracts/domain/picture';
import type { SeoProps } from '@cairn/shared-contracts/remote/platform';
import { decimalPrice, withoutTags } from './units.ts';

type StructuredData = NonNullable<SeoProps['structured']>[number];

export interface PageAddress {
  /** 'https://cairn.example', without a trailing slash */
  origin: string;
  /** '' or '/de' */
  basename: string;
}

const CONTEXT = 'https://schema.org';
const OFFERS_MAX = 30;

/** What search engines read of a tour: https://developers.google.com/search/docs/appearance/structured-data */
export function structuredData(tour: Tour, { origin, basename }: PageAddress, home: string): StructuredData[] {
  const site = origin + basename;
  const url = `${site}/${tour.slug}`;
  const images = tour.gallery.slice(0, 3).map(({ image }) => absolute(origin, pictureUrl(image, 1200)));
  const organizer = {
    '@type': 'Organization',
    name: tour.organizer.name,
    url: `${site}/tour-provider/${tour.organizer.id}`,
  } as const;
  const offers = tour.dates.slice(0, OFFERS_MAX).map((date) => offerOf(date, url));

  return [
    {
      '@context': CONTEXT,
      '@type': 'Product',
      name: tour.name,
      description: tour.summary,
      sku: String(tour.id),
      url,
      image: images,
      brand: { '@type': 'Brand', name: tour.organizer.name },
      offers,
      ...ratingOf(tour),
      ...(tour.reviews.items.length > 0 ? { review: tour.reviews.items.map(reviewOf) } : {}),
    },
    {
      '@context': CONTEXT,
      '@type': 'TouristTrip',
      name: tour.name,
      description: tour.summary,
      url,
      image: images,
      provider: organizer,
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
      ...priceRange(tour),
    },
    breadcrumbs(tour, site, home),
    ...(tour.faq.length > 0 ? [questions(tour)] : []),
  ];
}

const absolute = (origin: string, path: string): string => (path.startsWith('/') ? origin + path : path);

const offerOf = (date: TourDate, url: string) => ({
  '@type': 'Offer' as const,
  url,
  price: decimalPrice(date.price, date.currency),
  priceCurrency: date.currency,
  availability:
    date.is_busy || date.number_of_free_seats <= 0
      ? ('https://schema.org/SoldOut' as const)
      : ('https://schema.org/InStock' as const),
  availabilityStarts: date.start,
  availabilityEnds: date.end,
  ...(date.discount?.until ? { priceValidUntil: date.discount.until } : {}),
});

/** the trip's offers in short: the product lists them one by one */
function priceRange({ dates }: Tour) {
  const [first] = dates;
  if (!first) return {};
  const prices = dates.map(({ price }) => price);
  return {
    offers: {
      '@type': 'AggregateOffer' as const,
      priceCurrency: first.currency,
      lowPrice: decimalPrice(Math.min(...prices), first.currency),
      highPrice: decimalPrice(Math.max(...prices), first.currency),
      offerCount: dates.length,
    },
  };
}

const ratingOf = ({ rating, reviews_count }: Tour) =>
  rating === null || reviews_count === 0
    ? {}
    : {
        aggregateRating: {
          '@type': 'AggregateRating' as const,
          ratingValue: rating,
          reviewCount: reviews_count,
          bestRating: 5,
          worstRating: 1,
        },
      };

const reviewOf = (review: Review) => ({
  '@type': 'Review' as const,
  author: { '@type': 'Person' as const, name: review.author },
  datePublished: review.created_at.slice(0, 10),
  reviewBody: review.text,
  reviewRating: { '@type': 'Rating' as const, ratingValue: review.rating, bestRating: 5, worstRating: 1 },
});

function breadcrumbs(tour: Tour, site: string, home: string): StructuredData {
  const trail = [
    { name: home, path: '/tours' },
    ...tour.parents.map(({ name, slug }) => ({ name, path: `/${slug}` })),
    { name: tour.name, path: `/${tour.slug}` },
  ];
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: site + path,
    })),
  };
}

const questions = ({ faq }: Tour): StructuredData => ({
  '@context': CONTEXT,
  '@type': 'FAQPage',
  mainEntity: faq.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
