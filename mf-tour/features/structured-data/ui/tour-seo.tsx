import type { Tour } from '@cairn/shared-contracts/api/tours.schema';
import { SOCIAL_PICTURE, tourSocialPicture } from '@cairn/shared-contracts/domain/social-picture';
import { Seo, usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { structuredData } from '../model/structured-data.ts';

export function TourSeo({ tour }: { tour: Tour }) {
  const { t } = useTranslation('mf-tour');
  const platform = usePlatform();
  const { locale, site, siteName } = platform;
  const picture = tourSocialPicture(tour, { locale, defaultCurrency: site.defaultCurrency });
  const names = { home: t('crumbs.tours'), siteName, picture, isOrganizerHidden: site.organizer.forceHideOrganizers };
  return (
    <Seo
      title={tour.name}
      description={tour.summary}
      canonical={`/${tour.slug}`}
      bodyLanguage={tour.content_language}
      type="product"
      structured={structuredData(tour, platform, names)}
      image={{ path: picture, ...SOCIAL_PICTURE, alt: tour.name }}
    />
  );
}
