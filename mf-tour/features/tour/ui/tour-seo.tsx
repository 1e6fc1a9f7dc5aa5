import type { Tour } from '@cairn/shared-contracts/api/tours.schema';
import { pictureUrl } from '@cairn/shared-contracts/domain/picture';
import { Seo, usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { structuredData } from '../../structured-data/model/structured-data.ts';

/** width that social networks show a page's picture at, px */
const PREVIEW_WIDTH = 1200;

export function TourSeo({ tour }: { tour: Tour }) {
  const { t } = useTranslation('mf-tour');
  const platform = usePlatform();
  const [first] = tour.gallery;
  return (
    <Seo
      title={tour.name}
      description={tour.summary}
      canonical={`/${tour.slug}`}
      type="product"
      structured={structuredData(tour, platform, t('crumbs.tours'))}
      {...(first ? { image: pictureUrl(first.image, PREVIEW_WIDTH) } : {})}
    />
  );
}
