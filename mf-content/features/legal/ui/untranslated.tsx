import { useForeignLanguage, useTranslation } from '@cairn/shared-contracts/remote/platform';
import css from './legal-page.module.css';

interface UntranslatedProps {
  /** of the text, BCP 47 */
  language: string | undefined;
  /** it is the version in force */
  isInForce: boolean;
}

/** Says in the reader's language that the text is in another, and that this one holds. */
export function Untranslated({ language, isInForce }: UntranslatedProps) {
  const { t } = useTranslation('mf-content');
  if (useForeignLanguage(language) === undefined) return null;
  return (
    <p className={css.since}>
      {t('legal.untranslated')}
      {isInForce ? ` ${t('legal.untranslatedHolds', { language: language?.split('-')[0] ?? '' })}` : null}
    </p>
  );
}
