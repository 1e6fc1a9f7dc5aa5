import type { Tour, TourDate } from '@cairn/shared-contracts/api/tours.schema';
import { formatMoney } from '@cairn/shared-contracts/domain/money';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { useTravellerTime } from '@cairn/shared-contracts/remote/use-traveller-time';
import type { Plan } from '../model/plan.ts';
import type { Quote } from '../model/quote.ts';
import type { Draft } from '../model/use-draft.ts';
import { useGuide } from '../model/use-guide.ts';
import css from './review-next.module.css';
import { SellerIn } from './seller-in.tsx';

interface ReviewNextProps {
  tour: Tour;
  draft: Draft;
  date: TourDate;
  quote: Quote;
  plan: Plan;
}

/** Who acts after the button is pressed, in which order, and until when. */
export function ReviewNext({ tour, draft, date, quote, plan }: ReviewNextProps) {
  const { t } = useTranslation('mf-booking');
  const { told } = useTravellerTime();
  const guide = useGuide(tour);
  const hours = tour.organizer.reply_hours;
  const until = told(plan.answerBy);
  const first = formatMoney(quote.balance ? quote.prepayment : quote.total);
  const part = quote.balance ? 'part' : 'full';
  const depends = date.not_guaranteed && date.people_so_far < date.runs_from;
  /** a sentence about who leads */
  const of = (say: (guide: string) => string) => <SellerIn seller={guide} tourId={tour.id} say={say} />;
  const steps = [
    {
      title: of((name) => t('review.next.answer', { guide: name })),
      text: hours === null ? t('review.next.answerBy', { until }) : t('review.next.answerText', { hours, until }),
    },
    {
      title: t('review.next.hold', { count: draft.tourists }),
      text: t(plan.payWithinHours ? 'review.next.holdText' : 'review.next.holdSoon', {
        ...{ part, first, hours: plan.payWithinHours ?? 0, until: told(plan.payBy) },
      }),
    },
    depends
      ? {
          title: t('review.next.sure'),
          text: of((name) => t('review.next.sureText', { count: date.runs_from, guide: name })),
        }
      : { title: t('review.next.ready'), text: of((name) => t('review.next.readyText', { guide: name })) },
  ];
  return (
    <section>
      <h2 className={css.title}>{t('review.next.title')}</h2>
      <ol className={css.steps}>
        {steps.map(({ title, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the steps keep their order
          <li key={index}>
            <div>
              <b>{title}</b>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
