import { useForeignLanguage, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Link } from '@cairn/shared-contracts/ui/link';
import { useEffect, useState } from 'react';
import { help } from '../model/api.ts';
import { articleHref } from '../model/help-address.ts';
import css from './help-center.module.css';

/** as the search of cities waits (specification §5) */
const PAUSE_MS = 200;

function useSettled(phrase: string): string {
  const [settled, setSettled] = useState(phrase);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(phrase), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [phrase]);
  return settled;
}

/** What was found for the words typed so far. */
export function HelpFound({ phrase }: { phrase: string }) {
  const { t } = useTranslation('mf-content');
  const settled = useSettled(phrase);
  const { data, isError } = help.helpArticles.useQuery({ phrase: settled });
  const items = data?.items ?? [];
  return (
    <section aria-labelledby="found">
      <div role="status">
        <h2 id="found">
          {isError ? t('help.failed') : data ? t('help.found', { count: items.length }) : t('help.searching')}
        </h2>
      </div>
      <ul className={css.found}>
        {items.map((item) => (
          <Found key={item.slug} {...item} />
        ))}
      </ul>
      {data && items.length === 0 ? <p>{t('help.noneText')}</p> : null}
    </section>
  );
}

function Found({
  slug,
  title,
  topic,
  content_language,
}: {
  slug: string;
  title: string;
  topic: string;
  content_language: string;
}) {
  const { t } = useTranslation('mf-content');
  return (
    <li>
      <span lang={useForeignLanguage(content_language)}>
        <Link href={articleHref(slug)} variant="quiet" className={css.link ?? ''}>
          {title}
        </Link>
      </span>
      <span className={css.meta}>{t(`help.topic.${topic}`)}</span>
    </li>
  );
}
