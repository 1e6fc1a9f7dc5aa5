import type { Tour } from '@cairn/shared-contracts/api/tours.schema';
import { CheckIcon, MinusIcon } from '@cairn/shared-contracts/icons';
import { useForeignLanguage, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Section } from '../../../common/ui/section.tsx';
import css from './included.module.css';

/** things that are named where the section is folded */
const HINTED = 3;

export function Included({ tour }: { tour: Tour }) {
  const { t } = useTranslation('mf-tour');
  const lang = useForeignLanguage(tour.content_language);
  if (tour.included.length + tour.not_included.length === 0) return null;
  return (
    <Section
      id="included"
      title={t('included.title')}
      folded={<span lang={lang}>{tour.included.slice(0, HINTED).join(' · ')}</span>}
    >
      {tour.included.length > 0 ? (
        <ul className={css.list} aria-label={t('included.yes')}>
          {tour.included.map((item) => (
            <li key={item} className={css.item} lang={lang}>
              <CheckIcon className={css.yes} />
              {item}
            </li>
          ))}
        </ul>
      ) : null}
      {tour.not_included.length > 0 ? (
        <>
          <h3 className={css.heading}>{t('included.no')}</h3>
          <ul className={css.list} aria-label={t('included.no')}>
            {tour.not_included.map((item) => (
              <li key={item} className={`${css.item} ${css.not}`} lang={lang}>
                <MinusIcon className={css.no} />
                {item}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </Section>
  );
}
