import type { Tour } from '@cairn/shared-contracts/api/tours.schema';
import { BackpackIcon } from '@cairn/shared-contracts/icons';
import { useForeignLanguage, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Section } from '../../../common/ui/section.tsx';
import css from './included.module.css';
import own from './what-to-bring.module.css';

export function WhatToBring({ tour }: { tour: Tour }) {
  const { t } = useTranslation('mf-tour');
  const lang = useForeignLanguage(tour.content_language);
  if (tour.what_to_bring.length === 0 && !tour.fitness) return null;
  return (
    <Section id="bring" title={t('bring.title')}>
      <ul className={css.list}>
        {tour.what_to_bring.map((item) => (
          <li key={item} className={css.item} lang={lang}>
            <BackpackIcon size={18} className={css.no} />
            {item}
          </li>
        ))}
      </ul>
      {tour.fitness ? (
        <>
          <h3 className={own.heading}>{t('bring.fitness')}</h3>
          <p className={own.text} lang={lang}>
            {tour.fitness}
          </p>
        </>
      ) : null}
    </Section>
  );
}
