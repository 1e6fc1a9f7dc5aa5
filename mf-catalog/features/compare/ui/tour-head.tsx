import type { ComparedDate, ComparedTour } from '@cairn/shared-contracts/api/comparison.schema';
import { formatDates } from '@cairn/shared-contracts/domain/dates';
import { formatMoney } from '@cairn/shared-contracts/domain/money';
import { lookOf } from '@cairn/shared-contracts/domain/picture';
import { CheckIcon, XIcon } from '@cairn/shared-contracts/icons';
import { useForeignLanguage, usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { LinkIconButton } from '@cairn/shared-contracts/ui/icon-button';
import { Picture } from '@cairn/shared-contracts/ui/picture';
import { Link } from 'react-router';
import css from './tour-head.module.css';

export interface TourHeadProps {
  tour: ComparedTour;
  /** whose price is told; null when nobody can book */
  date: ComparedDate | null;
  people: number;
  href: string;
  isCheapest: boolean;
  /** the comparison without this tour; null when it would be none any more */
  withoutHref: string | null;
}

/** Head of a column: picture, name, and what it costs this party. */
export function TourHead({ tour, date, people, href, isCheapest, withoutHref }: TourHeadProps) {
  const { t } = useTranslation('mf-catalog');
  const { locale } = usePlatform();
  const { image, currency } = tour;
  const price = date ? formatMoney({ amount: date.total, currency }) : null;
  return (
    <th scope="col" className={css.head}>
      <div className={css.inner}>
        <div className={css.picture}>
          {image ? (
            <Picture
              src={image.image}
              alt={image.alt}
              ratio="4/3"
              sizes="(min-width: 992px) 220px, 46vw"
              {...lookOf(image)}
            />
          ) : null}
          {withoutHref ? (
            <div className={css.remove}>
              <LinkIconButton href={withoutHref} variant="solid" label={t('compare.remove', { name: tour.name })}>
                <XIcon size={18} />
              </LinkIconButton>
            </div>
          ) : null}
        </div>
        <div>
          <Link to={href} className={css.name} lang={useForeignLanguage(tour.content_language)}>
            {tour.name}
          </Link>
          {price && date ? (
            <>
              {isCheapest ? (
                <span className={css.best}>
                  <CheckIcon size={16} />
                  <span>
                    <b className={css.price}>{price}</b> <small>{t('compare.best.total')}</small>
                  </span>
                </span>
              ) : (
                <b className={css.price}>{price}</b>
              )}
              <span className={css.more}>
                {t('compare.forParty', {
                  count: people,
                  dates: formatDates(date.start, date.end, locale, { withYear: true }),
                })}
              </span>
            </>
          ) : (
            <span className={css.more}>{t('compare.noPrice')}</span>
          )}
        </div>
      </div>
    </th>
  );
}
