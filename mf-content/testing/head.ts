/** content of a meta element of the page's head */
export const metaOf = (name: string): string | null | undefined =>
  document.head.querySelector(`meta[name="${name}"]`)?.getAttribute('content');

/** address of the page that search engines keep */
export const canonicalOf = (): string | null | undefined =>
  document.head.querySelector('link[rel="canonical"]')?.getAttribute('href');
