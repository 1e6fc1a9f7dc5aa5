import type { IndividualTour } from '@cairn/shared-contracts/api/individual-tour.schema';
import { formatDate, formatDates } from '@cairn/shared-contracts/domain/dates';
import { formatMoney } from '@cairn/shared-contracts/domain/money';
import { OrganizerIn } from '@cairn/shared-contracts/remote/organizer-link';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Avatar } from '@cairn/shared-contracts/ui/avatar';
import { Link } from '@cairn/shared-contracts/ui/link';
import type { ReactNode } from 'react';
import css from './offer.module.css';

/** For whom the tour was arranged, by whom, when and for how much. */
export function Offer({ offer }: { offer: IndividualTour }) {
  const { t } = useTranslation('mf-tour');
  const { locale } = usePlatform();
  const { date, tour, client_name } = offer;
  return (
    <section className={css.offer} aria-label={t('individual.label')}>
      <h2 className={css.title}>{t('individual.title', { name: client_name || 'none' })}</h2>
      <Note offer={offer} />
      <dl className={css.facts}>
        <Fact name={t('individual.dates')}>{formatDates(date.start, date.end, locale, { withYear: true })}</Fact>
        <Fact name={t('individual.price')}>{formatMoney({ amount: date.price, currency: date.currency })}</Fact>
        <Fact name={t('individual.seats')}>{t('individual.seatsFree', { count: date.number_of_free_seats })}</Fact>
        <Fact name={t('individual.validUntil')}>{formatDate(offer.expires_at.slice(0, 10), locale)}</Fact>
      </dl>
      <p>
        <Link href={`/${tour.slug}`}>{t('individual.publicTour')}</Link>
      </p>
    </section>
  );
}

/** what the organizer says, in their own lines */
function Note({ offer: { note, tour } }: { offer: IndividualTour }) {
  const { t } = useTranslation('mf-tour');
  const { site } = usePlatform();
  const { organizer } = tour;
  const isNamed = !site.organizer.forceHideOrganizers;
  if (note === '' && !isNamed) return null;
  return (
    <div className={css.note}>
      {isNamed ? (
        <Avatar name={organizer.person} id={organizer.id} src={organizer.avatar?.image ?? null} size={40} />
      ) : null}
      <div className={css.words}>
        {note ? <p className={css.said}>{note}</p> : null}
        {isNamed ? (
          <p className={css.by}>
            <OrganizerIn
              id={organizer.id}
              name={organizer.name}
              tourId={tour.id}
              say={(name) => t('individual.by', { person: organizer.person, name })}
            />
          </p>
        ) : null}
      </div>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={css.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
