import type { Trip } from '@cairn/shared-contracts/api/user.schema';
import {
  addTouristsPath,
  arrivalPath,
  type BookingBase,
  bookingPath,
  paymentPath,
} from '@cairn/shared-contracts/domain/booking-paths';
import { formatDate } from '@cairn/shared-contracts/domain/dates';
import { CheckIcon, CreditCardIcon, ListIcon, MapPinIcon, PlaneIcon, UsersIcon } from '@cairn/shared-contracts/icons';
import { useForeignLanguage, usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { useTravellerTime } from '@cairn/shared-contracts/remote/use-traveller-time';
import { Link } from '@cairn/shared-contracts/ui/link';
import type { ComponentType, CSSProperties } from 'react';
import { paidAmounts } from '../model/trip-amounts.ts';
import css from './checklist.module.css';

type Check = Trip['checklist'][number];

const ICONS: Readonly<Record<Check['kind'], ComponentType<{ size?: number }>>> = {
  payment: CreditCardIcon,
  tourists: UsersIcon,
  questions: ListIcon,
  arrival: PlaneIcon,
  meeting: MapPinIcon,
};

/** What must be ready before the start; each row says who acts, and until when. */
export function Checklist({ trip }: { trip: Trip }) {
  const { t } = useTranslation('mf-account');
  if (trip.checklist.length === 0) return null;
  return (
    <ul className={css.list} aria-label={t('trips.checklist')}>
      {trip.checklist.map((check) => (
        <li key={check.kind}>
          <Row trip={trip} check={check} />
        </li>
      ))}
    </ul>
  );
}

function Row({ trip, check }: { trip: Trip; check: Check }) {
  const { t } = useTranslation('mf-account');
  const { site } = usePlatform();
  const { kind, done, total } = check;
  const isReady = done >= total;
  return (
    <Link href={wayTo(trip, check, site.booking)} variant="plain" className={css.row ?? ''}>
      <Tick check={check} isReady={isReady} />
      <span className={css.what}>
        {kind === 'payment' ? t('trips.check.payment', paidAmounts(trip)) : t(`trips.check.${kind}`, { done, total })}
        {kind === 'meeting' ? <Meeting trip={trip} /> : null}
      </span>
      <Who check={check} isReady={isReady} organizer={trip.organizer.name} />
    </Link>
  );
}

/** where it is done */
function wayTo({ uuid }: Trip, { kind, done, total, actor }: Check, base: BookingBase): string {
  if (kind === 'arrival') return arrivalPath(uuid);
  if (kind === 'questions') return addTouristsPath(uuid);
  return kind === 'payment' && done < total && actor === 'tourist' ? paymentPath(base, uuid) : bookingPath(base, uuid);
}

/** what the organizer says of it, in the language of their tour, else where and on which day the tour starts */
function Meeting({ trip: { meeting, start, tour } }: { trip: Trip }) {
  const { locale } = usePlatform();
  const lang = useForeignLanguage(tour.content_language);
  const placeLang = useForeignLanguage(meeting?.place_language ?? tour.content_language);
  if (!meeting) return null;
  const { text, place } = meeting;
  if (text !== null) {
    return (
      <span className={css.detail} lang={lang}>
        {text}
      </span>
    );
  }
  return (
    <span className={css.detail}>
      {place ? <span lang={placeLang}>{place}</span> : null}
      {place ? ' · ' : ''}
      {formatDate(start, locale, 'long')}
    </span>
  );
}

function Tick({ check: { kind, done, total }, isReady }: { check: Check; isReady: boolean }) {
  const Icon = ICONS[kind];
  if (isReady)
    return (
      <span className={`${css.tick} ${css.ready}`} aria-hidden="true">
        <CheckIcon size={15} />
      </span>
    );
  // Custom properties are missing from CSSProperties.
  const style = { '--share': `${total > 0 ? Math.round((done / total) * 100) : 0}%` } as CSSProperties;
  return (
    <span className={`${css.tick} ${done > 0 ? css.part : ''}`} style={style} aria-hidden="true">
      <Icon size={15} />
    </span>
  );
}

function Who({ check, isReady, organizer }: { check: Check; isReady: boolean; organizer: string }) {
  const { t } = useTranslation('mf-account');
  const { locale } = usePlatform();
  const { date } = useTravellerTime();
  if (isReady) return <span className={css.other}>{t('trips.ready')}</span>;
  const who = check.actor === 'tourist' ? t('trips.you') : check.actor === 'organizer' ? organizer : t('trips.nobody');
  return (
    <span className={check.actor === 'tourist' ? css.you : css.other}>
      {check.due_at ? t('trips.whoBy', { who, date: formatDate(date(check.due_at), locale) }) : who}
    </span>
  );
}
