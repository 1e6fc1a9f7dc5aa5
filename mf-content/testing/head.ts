/** content of a meta element of the page's head */
export const metaOf = (name: string): string | null | undefined =>
  document.head.querySelector(`meta[name="${name}"]`)?.getAttribute('content');

/** what search engines are told besides the text, by its type */
export const structuredOf = (): Record<string, unknown> =>
  Object.fromEntries(
    [...document.querySelectorAll('script[type="application/ld+json"]')].map(({ innerHTML }) => {
      const data: { '@type': string } = JSON.parse(innerHTML);
      return [data['@type'], data];
    }),
  );

/** languages that search engines are told the page is in */
export const alternatesOf = (): (string | null)[] =>
  [...document.head.querySelectorAll('link[rel="alternate"][hreflang]')].map((link) => link.getAttribute('hreflang'));

/** address of the page that search engines keep */
export const canonicalOf = (): string | null | undefined =>
  document.head.querySelector('link[rel="canonical"]')?.getAttribute('href');
