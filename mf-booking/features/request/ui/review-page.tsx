import type { Tour } from '@cairn/shared-contracts/api/tours.schema';
import { ChevronLeftIcon, XIcon } from '@cairn/shared-contracts/icons';
import { Seo, usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Breadcrumbs } from '@cairn/shared-contracts/ui/breadcrumbs';
import { LinkIconButton } from '@cairn/shared-contracts/ui/icon-button';
import { lazy, Suspense } from 'react';
import { choiceOf } from '../model/asked-for.ts';
import { planOf } from '../model/plan.ts';
import { instalmentsOf } from '../model/quote.ts';
import { useDraft } from '../model/use-draft.ts';
import { useOfferedDates } from '../model/use-offered-dates.ts';
import { useRequest } from '../model/use-request.ts';
import { useWaitlist, withKeptSeats } from '../model/use-waitlist.ts';
import { NoDepartures } from './no-departures.tsx';
import { ReviewAddOns } from './review-add-ons.tsx';
import { ReviewChoice } from './review-choice.tsx';
import { ReviewMoney } from './review-money.tsx';
import { ReviewNext } from './review-next.tsx';
import css from './review-page.module.css';
import { ReviewRules } from './review-rules.tsx';
import { ReviewSend } from './review-send.tsx';
import { ReviewTour } from './review-tour.tsx';

const LoginDialog = lazy(() => import('../../../common/ui/login-dialog.tsx'));

/** dates and party were the first two steps */
const STEP = { step: 3, of: 3 };

export interface ReviewPageProps {
  tour: Tour;
  /** uuid of the individual tour that is asked for */
  individual: string | undefined;
  /** ms since 1970 */
  openedAt: number;
}

/** A request as it will be sent: nothing goes out before its button is pressed. On phones it covers the screen. */
export function ReviewPage({ tour, individual, openedAt }: ReviewPageProps) {
  const { t } = useTranslation('mf-booking');
  const { site } = usePlatform();
  const { data, refetch } = useOfferedDates(tour.id, individual);
  const waitlist = useWaitlist(tour.id, individual === undefined);
  const draft = useDraft(withKeptSeats(data?.dates ?? [], waitlist), data);
  const ageFrom = individual === undefined ? tour.min_age : undefined;
  const flow = useRequest({ tourId: tour.id, individual, ageFrom }, draft, refetch);
  const { date, variant, quote, tourists } = draft;
  const own = individual === undefined ? `/${tour.slug}` : `/order/${individual}/individual-tour`;
  const back = date ? `${own}?${choiceOf({ ...draft, date })}` : own;
  const organizer = site.organizer.forceHideOrganizers ? null : tour.organizer;
  const plan = date && planOf(date, openedAt);
  const title = t('review.title');
  return (
    <div className={css.review}>
      <Seo title={`${title}: ${tour.name}`} description={t('review.nothing')} noindex />
      <div className={css.bar}>
        <LinkIconButton href={back} label={t('review.back')}>
          <ChevronLeftIcon />
        </LinkIconButton>
        <p className={css.barTitle} aria-hidden="true">
          <b>{title}</b>
          <small>{t('review.step', STEP)}</small>
        </p>
        <LinkIconButton href={own} label={t('review.close')}>
          <XIcon />
        </LinkIconButton>
      </div>
      <div className={`page ${css.page}`}>
        <div className={css.head}>
          <Breadcrumbs items={[{ label: t('review.toTour'), href: back }, { label: t('review.crumb') }]} />
          <h1>{title}</h1>
          <p>{t('review.nothing')}</p>
        </div>
        <div className={css.choice}>
          <ReviewTour tour={tour} organizer={organizer} />
          {date ? <ReviewChoice {...{ tour, draft, date, back, ageFrom }} /> : null}
          {date ? <ReviewAddOns draft={draft} language={tour.content_language} /> : null}
        </div>
        {date && quote && plan ? (
          <>
            <div className={css.side}>
              <ReviewMoney {...{ quote, tour, tourists, variant, plan }} parts={instalmentsOf(date, quote, openedAt)}>
                <ReviewSend draft={draft} flow={flow} plan={plan} />
              </ReviewMoney>
            </div>
            <div className={css.rest}>
              <ReviewNext tour={tour} draft={draft} date={date} quote={quote} plan={plan} />
              <ReviewRules date={date} plan={plan} />
            </div>
          </>
        ) : (
          <NoDepartures
            seller={organizer ?? { name: t('review.organizer') }}
            tourId={tour.id}
            absence={data ? 'taken' : 'unknown'}
          />
        )}
      </div>
      <Suspense>
        {flow.wantsLogin ? (
          <LoginDialog title={t('login.title')} onDone={flow.loggedIn} onClose={flow.leaveLogin} />
        ) : null}
      </Suspense>
    </div>
  );
}
