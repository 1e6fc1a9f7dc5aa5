import type { IndividualTour } from '@cairn/shared-contracts/api/individual-tour.schema';
import { late } from '@cairn/shared-contracts/remote/late';
import { Seo, useForeignLanguage, usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Breadcrumbs } from '@cairn/shared-contracts/ui/breadcrumbs';
import { asleepAs } from '../common/ui/asleep.ts';
import { BookingPlace } from '../features/booking-place/ui/booking-place.tsx';
import { CallOrganizer } from '../features/call/ui/call-organizer.tsx';
import { Cancellation } from '../features/conditions/ui/cancellation.tsx';
import { Included } from '../features/conditions/ui/included.tsx';
import { Stays } from '../features/conditions/ui/stays.tsx';
import { WhatToBring } from '../features/conditions/ui/what-to-bring.tsx';
import { Gallery } from '../features/gallery/ui/gallery.tsx';
import { Offer } from '../features/individual/ui/offer.tsx';
import { OrganizerCard } from '../features/organizer/ui/organizer-card.tsx';
import { About } from '../features/overview/ui/about.tsx';
import { TourFacts } from '../features/overview/ui/tour-facts.tsx';
import { TourHead } from '../features/overview/ui/tour-head.tsx';
import { Program } from '../features/program/ui/program.tsx';
import { ProgramDocument } from '../features/program-document/ui/program-document.tsx';
import { Questions } from '../features/questions/ui/questions.tsx';
import { RouteSection } from '../features/route-map/ui/route-section.tsx';
import css from './individual.page.module.css';
import page from './tour.page.module.css';

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
          <Program tour={tour} end={<ProgramDocument tourId={tour.id} individual={offer.uuid} />} />
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
      <RouteSection tour={tour} />
      <Included tour={tour} />
      <Stays tour={tour} />
      <WhatToBring tour={tour} />
      {site.organizer.forceHideOrganizers ? null : (
        <OrganizerCard tour={tour}>
          <CallOrganizer tour={tour} />
        </OrganizerCard>
      )}
      <Questions tour={tour} />
      <Cancellation tour={tour} />
    </>
  );
}, asleepAs('offerDetails'));
