import type { Tour } from '@cairn/shared-contracts/api/tours.schema';
import { late } from '@cairn/shared-contracts/remote/late';
import { Slot, usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { kindOf } from '../common/model/kind.ts';
import { asleepAs } from '../common/ui/asleep.ts';
import { Section } from '../common/ui/section.tsx';
import { BookingPlace } from '../features/booking-place/ui/booking-place.tsx';
import { CallOrganizer } from '../features/call/ui/call-organizer.tsx';
import { Complain } from '../features/complaint/ui/complain.tsx';
import { Cancellation } from '../features/conditions/ui/cancellation.tsx';
import { Included } from '../features/conditions/ui/included.tsx';
import { Stays } from '../features/conditions/ui/stays.tsx';
import { WhatToBring } from '../features/conditions/ui/what-to-bring.tsx';
import { Departures } from '../features/departures/ui/departures.tsx';
import { Gallery } from '../features/gallery/ui/gallery.tsx';
import { IndividualBanner } from '../features/individual/ui/individual-banner.tsx';
import { OrganizerCard } from '../features/organizer/ui/organizer-card.tsx';
import { About } from '../features/overview/ui/about.tsx';
import { SectionLinks } from '../features/overview/ui/section-links.tsx';
import { TopBar } from '../features/overview/ui/top-bar.tsx';
import { TourFacts } from '../features/overview/ui/tour-facts.tsx';
import { TourHead } from '../features/overview/ui/tour-head.tsx';
import { Program } from '../features/program/ui/program.tsx';
import { ProgramDocument } from '../features/program-document/ui/program-document.tsx';
import { Questions } from '../features/questions/ui/questions.tsx';
import { Reviews } from '../features/reviews/ui/reviews.tsx';
import { RouteSection } from '../features/route-map/ui/route-section.tsx';
import { TourSeo } from '../features/structured-data/ui/tour-seo.tsx';
import { Tickets } from '../features/tickets/ui/tickets.tsx';
import { Weather } from '../features/weather/ui/weather.tsx';
import css from './tour.page.module.css';

// below the first screen of a phone: each comes to life in a task of its own
const LateAbout = late(About);
const LateDays = late(Days);
const LatePlan = late(Plan, asleepAs('plan'));
const LateDates = late(Dates, asleepAs('dates'));
const LatePeople = late(People, asleepAs('people'));
const LateSmallPrint = late(SmallPrint, asleepAs('smallPrint'));

/** Everything about one tour, and the panel to book it. */
export function TourPage({ tour }: { tour: Tour }) {
  const { t } = useTranslation('mf-tour');
  return (
    <div className={`page ${css.page}`}>
      <TourSeo tour={tour} />
      <TopBar tour={tour} />
      <Gallery media={tour.gallery} name={tour.name} path={`/${tour.slug}`} />
      <div className={css.columns}>
        <div className={css.main}>
          <TourHead tour={tour} />
          <IndividualBanner tourId={tour.id} />
          <TourFacts tour={tour} />
          <SectionLinks tour={tour} />
          <LateAbout tour={tour} />
          <LateDays tour={tour} />
          <LatePlan tour={tour} />
          <LateDates tour={tour} />
          <LatePeople tour={tour} />
          <LateSmallPrint tour={tour} />
        </div>
        <BookingPlace tour={tour} />
      </div>
      <div className="section">
        <Slot
          name="mf-catalog/tour-rail"
          props={{ similarTo: tour.id, title: t('similar.title', { kind: kindOf(tour) }) }}
        />
      </div>
    </div>
  );
}

function Days({ tour }: { tour: Tour }) {
  return <Program tour={tour} end={<ProgramDocument tourId={tour.id} />} />;
}

/** What one gets and what one needs. */
function Plan({ tour }: { tour: Tour }) {
  return (
    <>
      <RouteSection tour={tour} />
      <Included tour={tour} />
      <Stays tour={tour} />
      <WhatToBring tour={tour} />
      <Weather tour={tour} />
    </>
  );
}

function Dates({ tour }: { tour: Tour }) {
  return (
    <>
      <Departures tour={tour} />
      <Tickets tour={tour} />
    </>
  );
}

/** Who leads, and what those say who came along. */
function People({ tour }: { tour: Tour }) {
  const { t } = useTranslation('mf-tour');
  const { site } = usePlatform();
  return (
    <>
      {site.organizer.forceHideOrganizers ? null : (
        <OrganizerCard tour={tour}>
          <CallOrganizer tour={tour} />
        </OrganizerCard>
      )}
      <Section id="reviews" title={t('reviews.title')}>
        <Reviews slug={tour.slug} first={tour.reviews} />
      </Section>
    </>
  );
}

function SmallPrint({ tour }: { tour: Tour }) {
  return (
    <>
      <Questions tour={tour} />
      <Cancellation tour={tour} />
      <div className={css.complain}>
        <Complain tour={tour} />
      </div>
    </>
  );
}
