import type { TourCard } from '@cairn/shared-contracts/api/tours.schema';
import type { SeoProps } from '@cairn/shared-contracts/remote/platform';
import type { SearchAction } from 'schema-dts';

type Structured = NonNullable<SeoProps['structured']>;

/** Google's search box wants `query-input`, which schema.org's own types do not have. */
type SearchBox = SearchAction & { 'query-input': string };

/** What search engines read of the home page: the site and its search, who runs it, and the tours it puts first. */
export function homeStructured(
  siteName: string,
  site: string,
  best: readonly TourCard[],
  listName: string,
): Structured {
  const search: SearchBox = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${site}/tours?placeName={search_term_string}` },
    'query-input': 'required name=search_term_string',
  };
  return [
    { '@context': 'https://schema.org', '@type': 'WebSite', name: siteName, url: `${site}/`, potentialAction: search },
    { '@context': 'https://schema.org', '@type': 'Organization', name: siteName, url: `${site}/` },
    {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      name: listName,
      itemListElement: best.map((tour, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: tour.name,
        url: `${site}/${tour.slug}`,
      })),
    },
  ];
}
