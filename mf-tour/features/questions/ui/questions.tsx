import type { Tour } from '@cairn/shared-contracts/api/tours.schema';
import { useForeignLanguage, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { Section } from '../../../common/ui/section.tsx';
import { QUESTIONS, useSharedQuestion } from '../model/use-shared-question.ts';
import { Question } from './question.tsx';
import css from './questions.module.css';

/** What people ask about a tour. A link to one question shows that one first, unfolded. */
export function Questions({ tour }: { tour: Tour }) {
  const { t } = useTranslation('mf-tour');
  const lang = useForeignLanguage(tour.content_language);
  const shared = useSharedQuestion(tour);
  const { hash } = useLocation();
  const place = useRef<HTMLDivElement>(null);
  const isLedTo = shared !== undefined && hash === QUESTIONS;
  // the browser went to where the section was, before the parts above had their real height
  useEffect(() => {
    if (isLedTo) place.current?.scrollIntoView({ block: 'center' });
  }, [isLedTo]);
  if (tour.faq.length === 0 && !shared) return null;
  return (
    <Section
      id="questions"
      title={t('questions.title')}
      folded={<span lang={lang}>{tour.faq.map(({ question }) => question).join(' · ')}</span>}
    >
      {shared ? (
        <div ref={place} className={css.shared}>
          <p className={css.label}>{t('questions.shared')}</p>
          <Question key={shared.id} {...shared} slug={tour.slug} lang={lang} isOpen />
        </div>
      ) : null}
      {tour.faq.map(({ question, answer }, index) =>
        shared?.id === index + 1 ? null : (
          <Question key={question} id={index + 1} question={question} answer={answer} slug={tour.slug} lang={lang} />
        ),
      )}
    </Section>
  );
}
