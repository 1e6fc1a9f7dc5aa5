import type {
  AggregateOffer,
  BlogPosting,
  BreadcrumbList,
  FAQPage,
  ItemList,
  Offer,
  Organization,
  Product,
  Review,
  SearchAction,
  Thing,
  VideoObject,
  WebSite,
  WithContext,
} from 'schema-dts';
import { isoCurrency, minorUnits } from '../domain/money.ts';
import { embedUrl } from '../ui/media-item.ts';
import { pageUrl, type SiteAddress } from './page-url.ts';

/**
 * What search engines read of a page, as schema.org's types (JSON-LD): https://developers.google.com/search/docs/appearance/structured-data.
 * Paths are those of the site without the locale's prefix, or whole addresses; amounts are minor units.
 */
export type Structured = WithContext<Thing>;

const CONTEXT = 'https://schema.org';

/** a file: it has no language */
export const fileUrl = ({ origin }: Pick<SiteAddress, 'origin'>, path: string): string =>
  path.startsWith('/') ? origin + path : path;

/** a decimal in whole units: "890.00" */
export const decimalPrice = (amount: number, currency: string): string =>
  (amount / minorUnits(currency)).toFixed(minorUnits(currency) === 1 ? 0 : 2);

export interface Step {
  name: string;
  /** the page itself may have none */
  path?: string;
}

/** the way from home to the page */
export const breadcrumbList = (site: SiteAddress, steps: readonly Step[]): WithContext<BreadcrumbList> => ({
  '@context': CONTEXT,
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    ...(path ? { item: pageUrl(site, path) } : {}),
  })),
});

export interface Listed {
  name: string;
  path: string;
  image?: string;
}

export interface ListPlace {
  /** how many come before these */
  offset?: number;
  /** how many there are on all pages */
  total?: number;
}

/** pages that a page lists, in its order */
export const itemList = (
  site: SiteAddress,
  name: string,
  items: readonly Listed[],
  { offset = 0, total }: ListPlace = {},
): WithContext<ItemList> => ({
  '@context': CONTEXT,
  '@type': 'ItemList',
  name,
  ...(total === undefined ? {} : { numberOfItems: total }),
  itemListElement: items.map((item, index) => ({
    '@type': 'ListItem',
    position: offset + index + 1,
    name: item.name,
    url: pageUrl(site, item.path),
    ...(item.image ? { image: fileUrl(site, item.image) } : {}),
  })),
});

export interface Asked {
  question: string;
  answer: string;
}

/** @param language what they are written in, BCP 47 */
export const faqPage = (asked: readonly Asked[], language?: string): WithContext<FAQPage> => ({
  '@context': CONTEXT,
  '@type': 'FAQPage',
  ...(language ? { inLanguage: language } : {}),
  mainEntity: asked.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

/** who runs the site */
export const organization = (
  site: SiteAddress,
  name: string,
  more: { logo?: string; email?: string; telephone?: string | null; profiles?: readonly string[] } = {},
): WithContext<Organization> => ({
  '@context': CONTEXT,
  '@type': 'Organization',
  name,
  url: pageUrl(site, '/'),
  ...(more.logo ? { logo: fileUrl(site, more.logo) } : {}),
  ...(more.email ? { email: more.email } : {}),
  ...(more.telephone ? { telephone: more.telephone } : {}),
  ...(more.profiles?.length ? { sameAs: more.profiles } : {}),
});

/** Google's search box wants `query-input`, which schema.org's own types do not have. */
type SearchBox = SearchAction & { 'query-input': string };

/** @param searchPath where the search's words go, as {search_term_string}: '/tours?placeName={search_term_string}' */
export function website(site: SiteAddress, name: string, searchPath: string, language: string): WithContext<WebSite> {
  const search: SearchBox = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: pageUrl(site, searchPath) },
    'query-input': 'required name=search_term_string',
  };
  return {
    '@context': CONTEXT,
    '@type': 'WebSite',
    name,
    url: pageUrl(site, '/'),
    inLanguage: language,
    potentialAction: search,
  };
}

export interface ArticleFacts {
  title: string;
  lead: string;
  path: string;
  image: string;
  /** calendar date */
  publishedOn: string;
  author: string;
  /** page about the author */
  authorPath?: string;
  /** a picture of the author */
  portrait?: string | undefined;
  /** what it is written in, BCP 47 */
  language?: string | undefined;
  section?: string;
  readingMinutes?: number;
  siteName: string;
}

/** an article of the journal */
export const blogPosting = (site: SiteAddress, facts: ArticleFacts): WithContext<BlogPosting> => ({
  '@context': CONTEXT,
  '@type': 'BlogPosting',
  headline: facts.title,
  description: facts.lead,
  image: fileUrl(site, facts.image),
  datePublished: facts.publishedOn,
  ...(facts.section ? { articleSection: facts.section } : {}),
  ...(facts.readingMinutes ? { timeRequired: `PT${facts.readingMinutes}M` } : {}),
  author: {
    // what no person signs is the site's own
    '@type': facts.author === facts.siteName ? 'Organization' : 'Person',
    name: facts.author,
    ...(facts.authorPath ? { url: pageUrl(site, facts.authorPath) } : {}),
    ...(facts.portrait ? { image: fileUrl(site, facts.portrait) } : {}),
  },
  ...(facts.language ? { inLanguage: facts.language } : {}),
  publisher: { '@type': 'Organization', name: facts.siteName, url: site.origin },
  mainEntityOfPage: pageUrl(site, facts.path),
});

export interface OfferFacts {
  price: number;
  currency: string;
  isSoldOut: boolean;
  /** calendar dates */
  starts: string;
  ends: string;
  /** since when it can be booked */
  validFrom?: string | undefined;
  /** until when the price holds */
  validUntil?: string | null;
  /** who sells it */
  seller?: Seller;
}

export interface Seller {
  name: string;
  path: string;
}

export const seller = (site: SiteAddress, { name, path }: Seller): Organization & { '@type': 'Organization' } => ({
  '@type': 'Organization',
  name,
  url: pageUrl(site, path),
});

export const offer = (site: SiteAddress, path: string, facts: OfferFacts): Offer => ({
  '@type': 'Offer',
  url: pageUrl(site, path),
  price: decimalPrice(facts.price, facts.currency),
  priceCurrency: isoCurrency(facts.currency),
  availability: facts.isSoldOut ? 'https://schema.org/SoldOut' : 'https://schema.org/InStock',
  availabilityStarts: facts.starts,
  availabilityEnds: facts.ends,
  ...(facts.validFrom ? { validFrom: facts.validFrom } : {}),
  ...(facts.seller ? { seller: seller(site, facts.seller) } : {}),
  ...(facts.validUntil ? { priceValidUntil: facts.validUntil } : {}),
});

/** the span of prices; undefined without any */
export function aggregateOffer(
  prices: readonly number[],
  currency: string | undefined,
  count = prices.length,
): (AggregateOffer & { '@type': 'AggregateOffer' }) | undefined {
  if (!currency || prices.length === 0) return undefined;
  return {
    '@type': 'AggregateOffer',
    priceCurrency: isoCurrency(currency),
    lowPrice: decimalPrice(Math.min(...prices), currency),
    highPrice: decimalPrice(Math.max(...prices), currency),
    offerCount: count,
  };
}

export interface ReviewFacts {
  author: string;
  /** UTC instant */
  createdAt: string;
  text: string;
  /** what it is written in, BCP 47 */
  language?: string | undefined;
  /** 1 to 5 */
  rating: number;
}

const SCALE = { bestRating: 5, worstRating: 1 } as const;

const review = (facts: ReviewFacts): Review => ({
  '@type': 'Review',
  author: { '@type': 'Person', name: facts.author },
  datePublished: facts.createdAt.slice(0, 10),
  reviewBody: facts.text,
  ...(facts.language ? { inLanguage: facts.language } : {}),
  reviewRating: { '@type': 'Rating', ratingValue: facts.rating, ...SCALE },
});

export interface ProductFacts {
  name: string;
  description?: string;
  sku?: string;
  path?: string;
  images?: readonly string[];
  brand?: string;
  offers: readonly Offer[] | AggregateOffer;
  rating?: { value: number; count: number } | undefined;
  reviews?: readonly ReviewFacts[];
}

/** something to buy: a tour, or a listing with the span of its prices. A rating that nobody gave is not claimed. */
export const product = (site: SiteAddress, facts: ProductFacts): WithContext<Product> => ({
  '@context': CONTEXT,
  '@type': 'Product',
  name: facts.name,
  ...(facts.description ? { description: facts.description } : {}),
  ...(facts.sku ? { sku: facts.sku } : {}),
  ...(facts.path ? { url: pageUrl(site, facts.path) } : {}),
  ...(facts.images?.length ? { image: facts.images.map((path) => fileUrl(site, path)) } : {}),
  ...(facts.brand ? { brand: { '@type': 'Brand', name: facts.brand } } : {}),
  offers: facts.offers,
  ...(facts.rating
    ? {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: facts.rating.value,
          reviewCount: facts.rating.count,
          ...SCALE,
        },
      }
    : {}),
  ...(facts.reviews?.length ? { review: facts.reviews.map(review) } : {}),
});

export interface VideoFacts {
  name: string;
  description: string;
  /** its still */
  image: string;
  /** a file, or a page of a known player */
  video: string;
  /** calendar date */
  uploadedOn: string;
}

export function videoObject(site: SiteAddress, facts: VideoFacts): WithContext<VideoObject> {
  const player = embedUrl(facts.video);
  return {
    '@context': CONTEXT,
    '@type': 'VideoObject',
    name: facts.name,
    description: facts.description,
    thumbnailUrl: fileUrl(site, facts.image),
    uploadDate: facts.uploadedOn,
    ...(player ? { embedUrl: player } : { contentUrl: fileUrl(site, facts.video) }),
  };
}
