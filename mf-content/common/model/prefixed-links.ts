/** `href="/…"` of an anchor; '//host' is another site, and files of the site have no language */
const OWN_LINK = /(<a\b[^>]*?\shref=")(\/(?!\/|(?:api|assets|cdn|media)\/)[^"]*)"/gi;

/**
 * Links of the editors' HTML with the locale's prefix, as the router's own links have it: crawlers and new tabs stay in the language.
 * @param basename '' or '/de'
 */
export const prefixedLinks = (html: string, basename: string): string =>
  basename === ''
    ? html
    : html.replace(
        OWN_LINK,
        (_link, before: string, path: string) => `${before}${basename}${path === '/' ? '' : path}"`,
      );
