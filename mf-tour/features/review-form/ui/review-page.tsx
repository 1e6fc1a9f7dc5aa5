import type { ReviewInvitation } from '@cairn/shared-contracts/api/reviews.schema';
import { Seo, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { useState } from 'react';
import { reviews } from '../model/api.ts';
import { ReviewExpired } from './review-expired.tsx';
import { ReviewForm } from './review-form.tsx';
import css from './review-page.module.css';
import { ReviewThanks } from './review-thanks.tsx';
import { ReviewTrip } from './review-trip.tsx';

/** how often the page of a sent review looks whether it is published, ms */
const LOOK_AGAIN_MS = 4_000;

/** Asks how the tour was, once; afterwards it says what became of the review. */
export function ReviewPage({ uuid }: { uuid: string }) {
  const [sent, setSent] = useState<ReviewInvitation | null>(null);
  const { data, error, refetch } = reviews.reviewInvitation.useQuery(
    { uuid },
    { pollingInterval: sent ? LOOK_AGAIN_MS : 0, skipPollingIfUnfocused: true },
  );
  // it ran out while the page was open
  if (error && 'status' in error && error.status === 410) return <ReviewExpired />;
  const known = data && sent && data.state === 'open' ? sent : data;
  if (!known) return null;
  return (
    <Frame invitation={known} isJustSent={sent !== null}>
      {known.state === 'open' ? (
        <ReviewForm
          invitation={known}
          onChanged={(answer) => {
            if (answer) setSent(answer);
            void refetch();
          }}
        />
      ) : null}
    </Frame>
  );
}

interface FrameProps {
  invitation: ReviewInvitation;
  isJustSent: boolean;
  children: React.ReactNode;
}

function Frame({ invitation, isJustSent, children }: FrameProps) {
  const { t } = useTranslation('mf-tour');
  const { state, tour } = invitation;
  const isOpen = state === 'open';
  return (
    <div className={`page ${css.page}`}>
      <Seo title={t('reviewForm.seoTitle', { tour: tour.name })} description={t('reviewForm.lead')} noindex />
      <div className={css.column}>
        {isOpen ? (
          <div className={css.head}>
            <h1>{t('reviewForm.title')}</h1>
            <p className={css.lead}>{t('reviewForm.lead')}</p>
          </div>
        ) : (
          <ReviewThanks invitation={invitation} isJustSent={isJustSent} />
        )}
        <ReviewTrip invitation={invitation} />
        {children}
      </div>
    </div>
  );
}
