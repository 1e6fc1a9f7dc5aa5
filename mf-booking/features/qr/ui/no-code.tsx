import type { Booking } from '@cairn/shared-contracts/api/request.schema';
import { paymentPath } from '@cairn/shared-contracts/domain/booking-paths';
import { Seo, usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { LinkButton } from '@cairn/shared-contracts/ui/button';
import { FlowLayout } from '../../../common/ui/flow-layout.tsx';
import { TripSummary } from '../../../common/ui/trip-summary.tsx';
import css from './qr-page.module.css';

/** The booking's currency is none that codes are paid in. */
export function NoCode({ booking }: { booking: Booking }) {
  const { t } = useTranslation('mf-booking');
  const { site } = usePlatform();
  const title = t('qr.none.title');
  return (
    <div className={`page ${css.page}`}>
      <Seo title={title} description={title} noindex />
      <FlowLayout side={<TripSummary booking={booking} />}>
        <div className={css.none}>
          <h1>{title}</h1>
          <p>{t('qr.none.text')}</p>
          <LinkButton href={paymentPath(site.booking, booking.uuid)}>{t('qr.otherWay')}</LinkButton>
        </div>
      </FlowLayout>
    </div>
  );
}
