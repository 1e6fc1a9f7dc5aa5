/** px: what every network shows without cropping (https://ogp.me, 1.91 to 1) */
export const SOCIAL_PICTURE = { width: 1200, height: 630 } as const;

/** change it when the picture is drawn otherwise: what was rendered and cached before is left behind */
const DRAWING = '2';

/** What the picture of a tour shows; a tour card is one. */
export interface SocialTour {
  id: number;
  name: string;
  country: { name: string };
  region: { name: string } | null;
  days: number;
  /** minor units; null without a departure to come */
  price: number | null;
  /** departures with free seats */
  dates_count: number;
  currency: string;
  organizer: { name: string };
  images: readonly { image: string }[];
}

/** What it costs to come along: nothing is to be paid where all is sold out. Minor units. */
export const socialPrice = ({ price, dates_count }: Pick<SocialTour, 'price' | 'dates_count'>): number | null =>
  dates_count > 0 ? price : null;

/** FNV-1a (http://isthe.com/chongo/tech/comp/fnv/): tells versions of one tour apart, on the server and in the browser alike */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** Another one as soon as the picture says anything else. */
export function socialVersion(tour: SocialTour): string {
  const { name, country, region, days, currency, organizer, images } = tour;
  return fingerprint(
    JSON.stringify([
      DRAWING,
      name,
      country.name,
      region?.name,
      days,
      socialPrice(tour),
      currency,
      organizer.name,
      images[0]?.image,
    ]),
  );
}

/** how the reader's page differs from the site's own */
export interface SocialReader {
  /** ISO locale, 'en-US' */
  locale: string;
  defaultCurrency: string;
}

/** A path of the site. It may be cached for ever: when the tour changes, so does the address. */
export function tourSocialPicture(tour: SocialTour, { locale, defaultCurrency }: SocialReader): string {
  const query = new URLSearchParams({ v: socialVersion(tour) });
  if (tour.currency !== defaultCurrency) query.set('currency', tour.currency);
  if (!locale.startsWith('en')) query.set('language', locale);
  return `/media/og/tour-${tour.id}.jpg?${query}`;
}
