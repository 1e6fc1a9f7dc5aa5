import { useForeignLanguage, usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import css from './article-head.module.css';

/** Says in the reader's language which other one the article is in. */
export function Untranslated({ language }: { language: string | undefined }) {
  const { t } = useTranslation('mf-content');
  const { locale } = usePlatform();
  const foreign = useForeignLanguage(language);
  if (foreign === undefined) return null;
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(foreign) ?? foreign;
  return <p className={css.untranslated}>{t('article.untranslated', { language: name })}</p>;
}
