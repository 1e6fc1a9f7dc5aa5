import type { TourCard as Tour } from '@cairn/shared-contracts/api/tours.schema';
import { lookOf } from '@cairn/shared-contracts/domain/picture';
import { useForeignLanguage, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { LinkButton } from '@cairn/shared-contracts/ui/button';
import { Picture } from '@cairn/shared-contracts/ui/picture';
import { Price } from '@cairn/shared-contracts/ui/price';
import { useWithParty } from '../model/use-with-party.ts';
import css from './tour-line.module.css';

/** A tour within somebody's text: what it is, how long, from how much, and the way to its dates. */
export function TourLine({ tour }: { tour: Tour }) {
  const { t } = useTranslation('mf-catalog');
  const withParty = useWithParty();
  const [picture] = tour.images;
  const lang = useForeignLanguage(tour.content_language);
  return (
    <article className={css.line}>
      {picture ? (
        <div className={css.picture}>
          <Picture src={picture.image} alt="" ratio="4/3" {...lookOf(picture)} radius="var(--r-md)" sizes="140px" />
        </div>
      ) : null}
      <div className={css.words}>
        <p className={css.place}>{[tour.country.name, tour.region?.name].filter(Boolean).join(' · ')}</p>
        <p className={css.name} lang={lang}>
          {tour.name}
        </p>
        <p className={css.facts}>
          {t('card.days', { count: tour.days })}
          {tour.price === null ? null : (
            <>
              {' · '}
              <Price amount={tour.price} currency={tour.currency} prefix={t('card.from')} />
            </>
          )}
        </p>
      </div>
      <LinkButton
        href={withParty(`/${tour.slug}`)}
        variant="secondary"
        size="sm"
        aria-label={`${t('card.seeDates')}: ${tour.name}`}
      >
        {t('card.seeDates')}
      </LinkButton>
    </article>
  );
}
