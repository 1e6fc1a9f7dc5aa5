import type { ToursPage } from '@cairn/shared-contracts/api/tours.schema';
import { listingHref } from '@cairn/shared-contracts/domain/filter-address';
import { pictureUrl } from '@cairn/shared-contracts/domain/picture';
import type { SearchFilter } from '@cairn/shared-contracts/domain/search-filter';
import { pageUrl } from '@cairn/shared-contracts/remote/page-url';
import { Seo, usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { listingCanonical } from '../model/listing-canonical.ts';
import { neighbours } from '../model/neighbours.ts';
import { useAppliedFilters } from '../model/use-applied-filters.ts';

const SHARE_WIDTH = 1200;

export interface ListingSeoProps {
  answer: ToursPage;
  filter: SearchFilter;
  heading: string;
}

/** What search engines keep is the listing without filters; each of its pages for itself. A search that finds nothing is no page for them. */
export function ListingSeo({ answer, filter, heading }: ListingSeoProps) {
  const { t } = useTranslation('mf-catalog');
  const platform = usePlatform();
  const { place, page, total, items } = answer;
  const image = place?.picture ?? items[0]?.images[0];
  const isNarrowed = useAppliedFilters(filter).length > 0;
  const { previous, next } = isNarrowed ? {} : neighbours(answer);
  // the heading of a place says already what it is about
  const title = place ? heading : t('listing.title', { heading });
  const description = place
    ? t('listing.descriptionPlace', { place: place.name, count: total })
    : t('listing.description', { count: total });
  const addressOf = (number: number) =>
    pageUrl(platform, listingHref({ ...(place ? { slug: place.slug } : {}), page: number }));
  return (
    <>
      <Seo
        title={page > 1 ? t('listing.onPage', { text: title, page }) : title}
        description={page > 1 ? t('listing.describePage', { text: description, page }) : description}
        canonical={listingCanonical(place?.slug, filter)}
        noindex={isNarrowed && total === 0}
        {...(image ? { image: pictureUrl(image.image, SHARE_WIDTH) } : {})}
      />
      {previous ? <link rel="prev" href={addressOf(previous)} /> : null}
      {next ? <link rel="next" href={addressOf(next)} /> : null}
    </>
  );
}
