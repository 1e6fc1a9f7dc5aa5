import type { Tour } from '@cairn/shared-contracts/api/tours.schema';
import { Slot, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { ScrollSpy } from '@cairn/shared-contracts/ui/scroll-spy';
import { Cancellation } from '../../conditions/ui/cancellation.tsx';
import { Included } from '../../conditions/ui/included.tsx';
import { Questions } from '../../conditions/ui/questions.tsx';
import { Stays } from '../../conditions/ui/stays.tsx';
import { WhatToBring } from '../../conditions/ui/what-to-bring.tsx';
import { Departures } from '../../departures/ui/departures.tsx';
import { Gallery } from '../../gallery/ui/gallery.tsx';
import { OrganizerCard } from '../../organizer/ui/organizer-card.tsx';
import { Program } from '../../program/ui/program.tsx';
import { Reviews } from '../../reviews/ui/reviews.tsx';
import { RouteMap } from '../../route-map/ui/route-map.tsx';
import { sectionsOf } from '../model/sections.ts';
import { About } from './about.tsx';
import { BookingPlace } from './booking-place.tsx';
import { Section } from './section.tsx';
import { TopBar } from './top-bar.tsx';
import { TourFacts } from './tour-facts.tsx';
import { TourHead } from './tour-head.tsx';
import css from './tour-page.module.css';
import { TourSeo } from './tour-seo.tsx';

/** Everything about one tour, and the panel to book it. */
export function TourPage({ tour }: { tour: Tour }) {
  const { t } = useTranslation('mf-tour');
  return (
    <div className={`page ${css.page}`}>
      <TourSeo tour={tour} />
      <TopBar tour={tour} />
      <Gallery media={tour.gallery} name={tour.name} />
      <div className={css.columns}>
        <div className={css.main}>
          <TourHead tour={tour} />
          <TourFacts tour={tour} />
          <Spy tour={tour} />
          <About tour={tour} />
          <Program tour={tour} />
          <RouteMap tour={tour} />
          <Included tour={tour} />
          <Stays tour={tour} />
          <WhatToBring tour={tour} />
          <Departures tour={tour} />
          <OrganizerCard tour={tour} />
          <Section id="reviews" title={t('reviews.title')}>
            <Reviews slug={tour.slug} first={tour.reviews} />
          </Section>
          <Questions tour={tour} />
          <Cancellation tour={tour} />
        </div>
        <BookingPlace tour={tour} />
      </div>
      <div className="section">
        <Slot name="mf-catalog/tour-rail" props={{ similarTo: tour.id, title: t('similar.title') }} />
      </div>
    </div>
  );
}

function Spy({ tour }: { tour: Tour }) {
  const { t } = useTranslation('mf-tour');
  const items = sectionsOf(tour).map((anchor) => ({
    anchor,
    name: t(`spy.${anchor}`),
    ...(anchor === 'reviews' && tour.reviews_count > 0 ? { count: tour.reviews_count } : {}),
  }));
  return <ScrollSpy label={t('spy.label')} items={items} className={css.spy ?? ''} />;
}
