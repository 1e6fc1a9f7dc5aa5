import type { SitemapPage } from '@cairn/shared-contracts/api/seo.schema';

interface Named {
  slug: string;
  name: string;
}

/** the pages of the year at places, called as the places are; a place that nobody names here is left out */
export function climateOf(pages: readonly Pick<SitemapPage, 'path'>[], places: readonly Named[]): Named[] {
  const there = new Set(pages.map(({ path }) => path));
  return places
    .map(({ slug, name }) => ({ slug: `${slug}/climate-and-weather`, name }))
    .filter(({ slug }) => there.has(`/${slug}`));
}
