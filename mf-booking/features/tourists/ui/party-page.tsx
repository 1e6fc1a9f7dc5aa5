import type { Booking } from '@cairn/shared-contracts/api/request.schema';
import { bookingPath } from '@cairn/shared-contracts/domain/booking-paths';
import { Seo, usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Breadcrumbs } from '@cairn/shared-contracts/ui/breadcrumbs';
import page from '../../../common/ui/narrow-page.module.css';
import { QuestionsPanel } from './questions-panel.tsx';
import css from './tourists-panel.module.css';
import { TouristsPanel } from './tourists-panel.tsx';

/** The whole party, for whoever booked: each place is filled in here, or by a link of its own. */
export function PartyPage({ booking }: { booking: Booking }) {
  const { t } = useTranslation('mf-booking');
  const { site } = usePlatform();
  const number = t('booking.number', { id: String(booking.id) });
  return (
    <div className={`page ${page.page}`}>
      <Seo title={`${t('tourists.title')}: ${booking.tour.name}`} description={t('tourists.party')} noindex />
      <Breadcrumbs
        items={[{ label: number, href: bookingPath(site.booking, booking.uuid) }, { label: t('tourists.title') }]}
      />
      <h1>{booking.tour.name}</h1>
      <p className={page.text}>{t('tourists.party')}</p>
      <div className={css.panels}>
        <TouristsPanel booking={booking} />
        <QuestionsPanel booking={booking} />
      </div>
    </div>
  );
}
