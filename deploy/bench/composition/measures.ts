export const SITES = ['federated', 'ssr', 'spa'] as const;
export type SiteKey = (typeof SITES)[number];

export const SITE_TITLES: Record<SiteKey, string> = {
  federated: 'federated',
  ssr: 'monolith SSR',
  spa: 'monolith SPA',
};

export interface PagePath {
  name: 'home' | 'listing' | 'tour' | 'article' | 'organizer' | 'help' | 'club';
  path: string;
}

/** bytes of answers as they came over the wire, by what they are */
export interface Bytes {
  js: number;
  css: number;
  html: number;
  fonts: number;
  pictures: number;
  /** the api's answers, the manifest of the composition */
  data: number;
}

/** One visit with a cold cache. Times in milliseconds since the navigation. */
export interface Visit {
  requests: number;
  bytes: Bytes;
  /** first contentful paint */
  fcp: number;
  /** largest contentful paint */
  lcp: number;
  /** sum of layout shifts without input */
  cls: number;
  /** sum of what long tasks take beyond 50 ms */
  blocking: number;
  /** the root's first commit; for the SPA the page's heading is there */
  hydrated: number;
  /** every element of the server's HTML that React owns answers to the visitor, fragments included */
  alive: number;
  /** calls to /api that the browser made by itself */
  apiCalls: string[];
  /** console errors and warnings */
  complaints: string[];
}

/** What is known of one page on one site: medians. */
export interface Figures {
  requests: number;
  bytes: Bytes;
  fcp: number;
  lcp: number;
  cls: number;
  blocking: number;
  hydrated: number;
  alive: number;
  paintRounds: number;
  aliveRounds: number;
  /** most that any visit made */
  apiCalls: number;
  /** pages a second; NaN where nothing is rendered on the server */
  rate: number;
}

export type PageFigures = Record<SiteKey, Figures>;

export const codeBytes = ({ js, css, html, data }: Bytes): number => js + css + html + data;
export const withFonts = (bytes: Bytes): number => codeBytes(bytes) + bytes.fonts;
export const allBytes = (bytes: Bytes): number => withFonts(bytes) + bytes.pictures;
