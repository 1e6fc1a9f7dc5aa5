import type { TouristsInfo } from '@cairn/shared-contracts/api/tourist.schema';
import type { PartyTravel } from '@cairn/shared-contracts/api/travel.schema';
import { bookingPath } from '@cairn/shared-contracts/domain/booking-paths';
import { formatDates } from '@cairn/shared-contracts/domain/dates';
import { Seo, usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Alert } from '@cairn/shared-contracts/ui/alert';
import { Breadcrumbs } from '@cairn/shared-contracts/ui/breadcrumbs';
import { Button } from '@cairn/shared-contracts/ui/button';
import { Link } from '@cairn/shared-contracts/ui/link';
import page from '../../../common/ui/narrow-page.module.css';
import { useOwnerGate } from '../../../common/ui/owner-gate.tsx';
import { PartyTravelPanels } from './party-travel.tsx';

export interface ArrivalPageProps {
  /** of the booking's link, or of one tourist's own */
  uuid: string;
  info: TouristsInfo;
  party: PartyTravel;
}

/** How a party, or one of them, comes to the start and leaves the end (specification §2, §3 Travel info). */
export function ArrivalPage({ uuid, info, party }: ArrivalPageProps) {
  const { t } = useTranslation('mf-booking');
  const { locale, site } = usePlatform();
  const { tour, date } = info;
  const dates = formatDates(date.start, date.end, locale, { withYear: true });
  return (
    <div className={`page ${page.page}`}>
      <Seo title={`${t('travel.title')}: ${tour.name}`} description={t('travel.text')} noindex />
      {party.access === 'own' ? null : (
        <Breadcrumbs
          items={[
            { label: t('booking.number', { id: String(info.request_id) }), href: bookingPath(site.booking, uuid) },
            { label: t('travel.title') },
          ]}
        />
      )}
      <h1>{t('travel.title')}</h1>
      <p className={page.trip}>
        <Link href={`/${tour.slug}`} variant="quiet">
          <span lang={tour.content_language}>{tour.name}</span>
        </Link>
        {` · ${dates}`}
      </p>
      <p className={page.text}>{t('travel.text')}</p>
      {party.access === 'link' ? <Closed uuid={uuid} /> : <PartyTravelPanels uuid={uuid} info={info} party={party} />}
    </div>
  );
}

/** whoever has only the booking's link reads of nobody how they come */
function Closed({ uuid }: { uuid: string }) {
  const { t } = useTranslation('mf-booking');
  const owner = useOwnerGate({ access: 'link', uuid });
  return (
    <>
      {owner.gate}
      <Alert title={t('travel.closed.title')} action={<Button onPress={owner.ask}>{t('travel.closed.open')}</Button>}>
        {t('travel.closed.text')}
      </Alert>
    </>
  );
}
