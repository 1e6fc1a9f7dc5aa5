import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import type { Asked } from '@cairn/shared-contracts/remote/structured-data';
import css from './listing-faq.module.css';

/** Questions about a place. They fold by the browser's own means. */
export function ListingFaq({ asked }: { asked: readonly Asked[] }) {
  const { t } = useTranslation('mf-catalog');
  if (asked.length === 0) return null;
  return (
    <section className={css.faq}>
      <h2 className={css.title}>{t('faq.title')}</h2>
      {asked.map(({ question, answer }) => (
        <details key={question} className={css.item}>
          <summary className={css.question}>
            <h3>{question}</h3>
          </summary>
          <p className={css.answer}>{answer}</p>
        </details>
      ))}
    </section>
  );
}
