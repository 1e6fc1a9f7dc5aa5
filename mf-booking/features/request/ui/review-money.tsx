import type { Tour, TourVariant } from '@cairn/shared-contracts/api/tours.schema';
import { formatDate } from '@cairn/shared-contracts/domain/dates';
import { formatMoney, type Money } from '@cairn/shared-contracts/domain/money';
import { useForeignLanguage, usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import type { ReactNode } from 'react';
import { AmountLines } from '../../../common/ui/amount-lines.tsx';
import { ChargedNote } from '../../../common/ui/charged-note.tsx';
import type { Plan } from '../model/plan.ts';
import type { Quote, QuotedPart } from '../model/quote.ts';
import { useChange } from '../model/use-change.ts';
import { useGuide } from '../model/use-guide.ts';
import css from './review-money.module.css';
import { SellerIn } from './seller-in.tsx';
import { useAddOnLines } from './use-add-on-lines.ts';

interface ReviewMoneyProps {
  tour: Tour;
  quote: Quote;
  variant: TourVariant | null;
  tourists: number;
  plan: Plan;
  /** of the balance; empty where it is paid at once */
  parts: readonly QuotedPart[];
  /** consent and the button */
  children: ReactNode;
}

/** What it costs, in which currency it is charged, and when which part is due: the parts are the total. */
export function ReviewMoney({ tour, quote, variant, tourists, plan, parts, children }: ReviewMoneyProps) {
  const { t } = useTranslation('mf-booking');
  const { perPerson, party, total, charged, rate } = quote;
  const addOns = useAddOnLines(quote, useForeignLanguage(tour.content_language));
  const spoken = useChange(t('panel.totalSpoken', { total: formatMoney(total), count: tourists }));
  const price = t('panel.perPersonTimes', { price: formatMoney(perPerson), count: tourists });
  return (
    <section className={css.money} aria-labelledby="review-price">
      <h2 id="review-price" className={css.title}>
        {t('review.price')}
      </h2>
      <AmountLines
        tourId={tour.id}
        lines={[
          {
            label: variant && variant.kind !== 'standard' ? t('review.with', { price, variant: variant.name }) : price,
            money: party,
          },
          ...addOns,
        ]}
      />
      <p className={css.total}>
        <span>{t('panel.total')}</span>
        <b>{formatMoney(total)}</b>
      </p>
      <ChargedNote charged={charged} rate={rate} />
      <p className="vh" role="status">
        {spoken}
      </p>
      <Due {...{ quote, tour, plan, parts }} />
      {children}
    </section>
  );
}

type DueProps = Pick<ReviewMoneyProps, 'quote' | 'tour' | 'plan' | 'parts'>;

function Due({ quote, tour, plan, parts }: DueProps) {
  const { t } = useTranslation('mf-booking');
  const { locale } = usePlatform();
  const { prepayment, prepaymentPercent, balance, total } = quote;
  const first = balance ? prepayment : total;
  const guide = useGuide(tour);
  const rows: { when: ReactNode; what: string; money: Money }[] = [
    { when: t('review.today'), what: t('review.sending'), money: { ...total, amount: 0 } },
    {
      when: (
        <SellerIn
          seller={guide}
          tourId={tour.id}
          say={(name) =>
            plan.payWithinHours
              ? t('review.withinHours', { hours: plan.payWithinHours, guide: name })
              : t('review.soon', { guide: name })
          }
        />
      ),
      what: balance ? t('panel.prepayment', { percent: prepaymentPercent / 100 }) : t('review.allAtOnce'),
      money: first,
    },
    ...parts.map(({ number, dueOn, money }) => ({
      when: t('review.by', { date: formatDate(dueOn, locale) }),
      what: t('payment.part.instalment', { number }),
      money,
    })),
    ...(balance && parts.length === 0
      ? [
          {
            when: t('review.by', { date: formatDate(balance.dueOn, locale) }),
            what: t('review.balance'),
            money: balance.money,
          },
        ]
      : []),
  ];
  return (
    <div>
      <h3 className={css.when}>{t('review.whenYouPay')}</h3>
      <ol className={css.due}>
        {rows.map(({ when, what, money }) => (
          <li key={what}>
            <span>
              {when}
              <small>{what}</small>
            </span>
            <b>{formatMoney(money)}</b>
          </li>
        ))}
      </ol>
      {parts.length > 0 ? <p className={css.note}>{t('review.orAtOnce')}</p> : null}
    </div>
  );
}
