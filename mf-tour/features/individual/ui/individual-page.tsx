import type { IndividualTour } from '@cairn/shared-contracts/api/individual-tour.schema';
import { late } from '@cairn/shared-contracts/remote/late';
import { Seo, useForeignLanguage, usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Breadcrumbs } from '@cairn/shared-contracts/ui/breadcrumbs';
import { Cancellation } from '../../conditions/ui/cancellation.tsx';
import { Included } from '../../conditions/ui/included.tsx';
import { Stays } from '../../conditions/ui/stays.tsx';
import { WhatToBring } from '../../conditions/ui/what-to-bring.tsx';
import { Gallery } from '../../gallery/ui/gallery.tsx';
import { OrganizerCard } from '../../organizer/ui/organizer-card.tsx';
import { Program } from '../../program/ui/program.tsx';
import { Questions } from '../../questions/ui/questions.tsx';
import { RouteMap } from '../../route-map/ui/route-map.tsx';
import { About } from '../../tour/ui/about.tsx';
import { asleepAs } from '../../tour/ui/asleep.ts';
import { BookingPlace } from '../../tour/ui/booking-place.tsx';
import { TourFacts } from '../../tour/ui/tour-facts.tsx';
import { TourHead } from '../../tour/ui/tour-head.tsx';
import page from '../../tour/ui/tour-page.module.css';
import css from './individual-page.module.css';
import { Offer } from './offer.tsx';

/** The tour page for those whom it was arranged for: their dates, their price, and nothing that others may book. */
export function IndividualPage({ offer }: { offer: IndividualTour }) {
  const { t } = useTranslation('mf-tour');
  const { tour } = offer;
  const lang = useForeignLanguage(tour.content_language);
  return (
    <div className={`page ${page.page}`}>
      <Seo title={t('individual.seo', { tour: tour.name })} description={tour.summary} noindex />
      <Breadcrumbs
        label={t('crumbs.label')}
        className={css.crumbs ?? ''}
        items={[
          { label: t('crumbs.tours'), href: '/tours' },
          { label: tour.name, lang, href: `/${tour.slug}` },
          { label: t('individual.label') },
        ]}
      />
      <Gallery media={tour.gallery} name={tour.name} />
      <div className={page.columns}>
        <div className={page.main}>
          <TourHead tour={tour} reviewsHref={`/${tour.slug}#reviews`} />
          <Offer offer={offer} />
          <TourFacts tour={tour} />
          <About tour={tour} />
          <Program tour={tour} individual={offer.uuid} />
          <Rest offer={offer} />
        </div>
        <BookingPlace tour={tour} individual={offer.uuid} />
      </div>
    </div>
  );
}

const Rest = late(function Rest({ offer: { tour } }: { offer: IndividualTour }) {
  const { site } = usePlatform();
  return (
    <>
      <RouteMap tour={tour} />
      <Included tour={tour} />
      <Stays tour={tour} />
      <WhatToBring tour={tour} />
      {site.organizer.forceHideOrganizers ? null : <OrganizerCard tour={tour} />}
      <Questions tour={tour} />
      <Cancellation tour={tour} />
    </>
  );
}, asleepAs('offerDetails'));
