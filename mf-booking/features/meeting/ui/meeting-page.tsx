import type { MeetData } from '@cairn/shared-contracts/api/meeting.schema';
import { Seo, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Link } from '@cairn/shared-contracts/ui/link';
import { MeetingForm } from './meeting-form.tsx';
import css from './meeting-page.module.css';
import { PartyList } from './party-list.tsx';

export interface MeetingPageProps {
  /** key of the mailed link */
  secret: string;
  data: MeetData;
}

/** An organizer says how a party is met: the trip and its people, and beside them the form (specification §2). */
export function MeetingPage({ secret, data }: MeetingPageProps) {
  const { t } = useTranslation('mf-booking');
  const { tour_data: tour, request_id, tourists_count, tourists_data } = data;
  return (
    <div className={`page ${css.page}`}>
      <Seo title={`${t('meeting.title')}: ${tour.name}`} description={t('meeting.text')} noindex />
      <h1>{t('meeting.title')}</h1>
      <div className={css.columns}>
        <section className={css.trip} aria-label={t('meeting.trip')}>
          <Link className={css.tour} href={`/${tour.slug}`} lang={tour.content_language}>
            {tour.name}
          </Link>
          <dl className={css.facts}>
            <dt>{t('meeting.dates')}</dt>
            <dd>{tour.dates}</dd>
            <dt>{t('meeting.number')}</dt>
            <dd>{request_id}</dd>
          </dl>
          <PartyList groups={tourists_data.data} places={tourists_count} />
        </section>
        <MeetingForm secret={secret} data={data} />
      </div>
    </div>
  );
}
