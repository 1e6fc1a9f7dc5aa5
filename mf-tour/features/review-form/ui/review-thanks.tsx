import type { ReviewInvitation } from '@cairn/shared-contracts/api/reviews.schema';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { LinkButton } from '@cairn/shared-contracts/ui/button';
import { useEffect, useRef } from 'react';
import css from './review-page.module.css';

export interface ReviewThanksProps {
  invitation: ReviewInvitation;
  /** from this very page: the heading takes the focus that the form had */
  isJustSent: boolean;
}

/** What became of a review that was sent, now or some time ago. */
export function ReviewThanks({ invitation, isJustSent }: ReviewThanksProps) {
  const { t } = useTranslation('mf-tour');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isJustSent) heading.current?.focus();
  }, [isJustSent]);
  const { state, tour, note } = invitation;
  // the form stands in its place
  if (state === 'open') return null;
  return (
    <div className={css.head}>
      <h1 ref={heading} tabIndex={-1}>
        {t(`reviewForm.${state}.title`)}
      </h1>
      <p className={css.lead} role="status">
        {t(`reviewForm.${state}.text`)}
      </p>
      {note ? <blockquote className={css.lead}>{note}</blockquote> : null}
      <div className={css.ways}>
        <LinkButton href={state === 'published' ? `/${tour.slug}#reviews` : `/${tour.slug}`}>
          {t(`reviewForm.${state}.action`)}
        </LinkButton>
        <LinkButton href="/tours" variant="secondary">
          {t('reviewForm.moreTours')}
        </LinkButton>
      </div>
    </div>
  );
}
