import type { ToursPage } from '@cairn/shared-contracts/api/tours.schema';
import { listingHref } from '@cairn/shared-contracts/domain/filter-params';
import { pictureUrl } from '@cairn/shared-contracts/domain/picture';
import { Seo, usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { type Crumb, listingStructured } from '../model/listing-structured.ts';

const SHARE_WIDTH = 1200;

/** What search engines keep is the listing without filters; each of its pages for itself. */
export function ListingSeo({
  answer,
  heading,
  crumbs,
}: {
  answer: ToursPage;
  heading: string;
  crumbs: readonly Crumb[];
}) {
  const { t } = useTranslation('mf-catalog');
  const { origin, basename } = usePlatform();
  const { place, page, total, items } = answer;
  const name = place?.name ?? '';
  const image = place?.picture ?? items[0]?.images[0];
  return (
    <Seo
      title={page > 1 ? t('listing.titlePage', { heading, page }) : t('listing.title', { heading })}
      description={
        place
          ? t('listing.descriptionPlace', { place: name, count: total })
          : t('listing.description', { count: total })
      }
      canonical={listingHref({ ...(place ? { slug: place.slug } : {}), page })}
      structured={listingStructured(answer, crumbs, heading, origin + basename)}
      {...(image ? { image: pictureUrl(image.image, SHARE_WIDTH) } : {})}
    />
  );
}
