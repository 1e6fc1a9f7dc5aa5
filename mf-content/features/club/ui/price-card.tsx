import type { TourCard } from '@cairn/shared-contracts/api/tours.schema';
import { formatDate } from '@cairn/shared-contracts/domain/dates';
import { formatMoney } from '@cairn/shared-contracts/domain/money';
import { useForeignLanguage, usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Card } from '@cairn/shared-contracts/ui/card';
import { Link } from '@cairn/shared-contracts/ui/link';
import { prices } from '../model/api.ts';
import { type PriceExample, priceExample } from '../model/price-example.ts';
import css from './price-card.module.css';

type ExampleTour = Pick<TourCard, 'id' | 'slug' | 'name' | 'content_language'>;

/** What becomes of an organizer's price, by a departure that is on sale now. */
export function PriceCard() {
  const { data } = prices.exampleTours.useQuery({});
  return data ? <FirstExample tours={data.items} /> : null;
}

/** The first tour may be sold out, or paid at once: then the next one serves. */
function FirstExample({ tours: [tour, ...rest] }: { tours: readonly ExampleTour[] }) {
  const { data } = prices.exampleDates.useQuery({ id: tour?.id ?? 0 }, { skip: !tour });
  if (!tour || !data) return null;
  const example = priceExample(data.dates);
  return example ? <Example tour={tour} {...example} /> : <FirstExample tours={rest} />;
}

interface ExampleProps extends PriceExample {
  tour: ExampleTour;
}

function Example({ tour, price, percent, prepayment, balance, balanceDueOn, days }: ExampleProps) {
  const { t } = useTranslation('mf-content');
  const { locale } = usePlatform();
  return (
    <Card variant="subtle" as="section" className={css.card ?? ''} aria-labelledby="price-example">
      <h3 id="price-example" className={css.title}>
        {t('join.cost.title', { days })}
      </h3>
      <p lang={useForeignLanguage(tour.content_language)}>
        <Link href={`/${tour.slug}`} variant="quiet">
          {tour.name}
        </Link>
      </p>
      <dl className={css.sum}>
        <Row name={t('join.cost.yours')} value={formatMoney(price)} />
        <Row name={t('join.cost.added')} value={formatMoney({ ...price, amount: 0 })} />
        <Row name={t('join.cost.all')} value={formatMoney(price)} isTotal />
        <Row name={t('join.cost.prepayment', { percent: percent / 100 })} value={formatMoney(prepayment)} />
        <Row name={t('join.cost.balance', { date: formatDate(balanceDueOn, locale) })} value={formatMoney(balance)} />
      </dl>
      <p className={css.note}>{t('join.cost.note')}</p>
    </Card>
  );
}

function Row({ name, value, isTotal = false }: { name: string; value: string; isTotal?: boolean }) {
  return (
    <div {...(isTotal ? { className: css.total } : {})}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
