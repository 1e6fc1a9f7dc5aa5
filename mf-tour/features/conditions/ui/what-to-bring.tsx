import type { Tour } from '@cairn/shared-contracts/api/tours.schema';
import { BackpackIcon } from '@cairn/shared-contracts/icons';
import { useForeignLanguage, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Section } from '../../../common/ui/section.tsx';
import css from './included.module.css';
import own from './what-to-bring.module.css';

/** things that are named where the list is folded */
const HINTED = 3;

export function WhatToBring({ tour }: { tour: Tour }) {
  const { t } = useTranslation('mf-tour');
  const lang = useForeignLanguage(tour.content_language);
  if (tour.what_to_bring.length === 0 && !tour.fitness) return null;
  const { what_to_bring: things, fitness } = tour;
  return (
    <>
      <Section
        id="bring"
        title={t('bring.title')}
        folded={things.length > 0 ? <span lang={lang}>{things.slice(0, HINTED).join(' · ')}</span> : undefined}
      >
        <ul className={css.list}>
          {things.map((item) => (
            <li key={item} className={css.item} lang={lang}>
              <BackpackIcon size={18} className={css.no} />
              {item}
            </li>
          ))}
        </ul>
      </Section>
      {/* how hard it is stands behind no fold */}
      {fitness ? (
        <>
          <h3 className={own.heading}>{t('bring.fitness')}</h3>
          <p className={own.text} lang={lang}>
            {fitness}
          </p>
        </>
      ) : null}
    </>
  );
}
