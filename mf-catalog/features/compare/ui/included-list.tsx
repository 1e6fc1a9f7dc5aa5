import type { ComparedTour } from '@cairn/shared-contracts/api/comparison.schema';
import { CheckIcon, XIcon } from '@cairn/shared-contracts/icons';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import css from './included-list.module.css';

/** What the price has in it and what it has not, in the organizer's words. */
export function IncludedList({ tour: { included, not_included } }: { tour: ComparedTour }) {
  const { t } = useTranslation('mf-catalog');
  const { locale } = usePlatform();
  return (
    <ul className={css.list}>
      {included.map((text) => (
        <li key={`in ${text}`}>
          <CheckIcon size={16} className={css.in} />
          <span>{text}</span>
        </li>
      ))}
      {not_included.map((text) => (
        <li key={`out ${text}`} className={css.out}>
          <XIcon size={16} />
          <span>
            <span className="vh" lang={locale}>
              {t('compare.notIncluded')}{' '}
            </span>
            {text}
          </span>
        </li>
      ))}
    </ul>
  );
}
