import type { SitemapPage } from '@cairn/shared-contracts/api/seo.schema';
import { foreignLanguage } from '@cairn/shared-contracts/domain/text-language';
import { DEFAULT_LOCALE, localeOf } from '@cairn/shared-contracts/i18n/locales';
import type { Site } from './site.ts';

export type SitemapSite = Pick<Site, 'origin' | 'locales'>;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const PROTOCOL = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** @param parts the calendar date of each part's latest change, or none */
export function sitemapIndex(origin: string, parts: readonly (string | undefined)[]): string {
  const lines = parts.map((changed, index) => {
    const lastmod = changed ? `<lastmod>${changed}</lastmod>` : '';
    return `<sitemap><loc>${escaped(origin)}/sitemap-${index + 1}.xml</loc>${lastmod}</sitemap>\n`;
  });
  return `${HEAD}<sitemapindex ${PROTOCOL}>\n${lines.join('')}</sitemapindex>\n`;
}

export const URLSET_START = `${HEAD}<urlset ${PROTOCOL} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
export const URLSET_END = '</urlset>\n';

/** as the page says of itself (Seo): a text in no language of the site is at each of their addresses */
function writtenIn(locales: SitemapSite['locales'], languages: readonly string[] | undefined): SitemapSite['locales'] {
  const written = locales.filter(({ iso }) => languages?.some((language) => !foreignLanguage(language, iso)));
  return written.length > 0 ? written : locales;
}

/** A page in every language that it is written in, each naming all the others: https://developers.google.com/search/docs/specialty/international/localized-versions */
export function urlEntries(site: SitemapSite, page: Partial<SitemapPage> & { path: string }): string {
  const { origin } = site;
  const locales = writtenIn(site.locales, page.languages);
  const address = (prefix: string) =>
    escaped(`${origin}${prefix}${page.path === '/' && prefix ? '' : encodeURI(page.path)}`);
  const link = (language: string, prefix: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${address(prefix)}"/>`;
  const links =
    locales.length > 1
      ? locales.map(({ iso, prefix }) => link(localeOf(iso).hreflang, prefix)).join('') +
        link('x-default', DEFAULT_LOCALE.prefix)
      : '';
  const lastmod = page.changed_on ? `<lastmod>${page.changed_on}</lastmod>` : '';
  return locales.map(({ prefix }) => `<url><loc>${address(prefix)}</loc>${lastmod}${links}</url>\n`).join('');
}
