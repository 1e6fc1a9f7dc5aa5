import type { Tour } from '@cairn/shared-contracts/api/tours.schema';
import { Slot, useForeignLanguage, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Avatar } from '@cairn/shared-contracts/ui/avatar';
import { Card } from '@cairn/shared-contracts/ui/card';
import { Link } from '@cairn/shared-contracts/ui/link';
import { TruncateText } from '@cairn/shared-contracts/ui/truncate-text';
import type { ReactNode } from 'react';
import { HtmlText } from '../../../common/ui/html-text.tsx';
import { Section } from '../../../common/ui/section.tsx';
import css from './organizer-card.module.css';
import { OrganizerChecks } from './organizer-checks.tsx';
import { OrganizerNumbers } from './organizer-numbers.tsx';

export interface OrganizerCardProps {
  tour: Tour;
  /** further ways to ask */
  children?: ReactNode;
}

/** The person behind the tour, what was checked, and ways to ask. */
export function OrganizerCard({ tour, children }: OrganizerCardProps) {
  const { t } = useTranslation('mf-tour');
  const { organizer } = tour;
  const lang = useForeignLanguage(organizer.content_language);
  return (
    <Section id="organizer" title={t('organizer.title')}>
      <Card className={css.card ?? ''}>
        <div className={css.head}>
          <Avatar name={organizer.person} id={organizer.id} src={organizer.avatar?.image ?? null} size={96} />
          <div className={css.words}>
            <h3>
              <Slot
                name="mf-content/organizer-name"
                wake="interaction"
                props={{ id: organizer.id, name: organizer.name, variant: 'quiet' }}
                failed={
                  <Link href={`/tour-provider/${organizer.id}`} variant="quiet">
                    {organizer.name}
                  </Link>
                }
              />
            </h3>
            <p className={css.person}>{[organizer.person, organizer.country].filter(Boolean).join(', ')}</p>
            <OrganizerNumbers organizer={organizer} />
          </div>
          <div className={css.ask}>
            <Slot
              name="mf-chat/ask-organizer"
              props={{
                organizerId: organizer.id,
                tourId: tour.id,
                organizerName: organizer.name,
                replyHours: organizer.reply_hours,
              }}
            />
            {children}
          </div>
        </div>
        <OrganizerChecks organizer={organizer} />
        {organizer.quote ? (
          <blockquote className={css.quote} lang={lang}>
            “{organizer.quote}”
          </blockquote>
        ) : null}
        {organizer.about ? (
          <TruncateText moreLabel={t('organizer.more')} lessLabel={t('organizer.less')}>
            <HtmlText html={organizer.about} lang={lang} className={`prose ${css.about}`} />
          </TruncateText>
        ) : null}
      </Card>
    </Section>
  );
}
