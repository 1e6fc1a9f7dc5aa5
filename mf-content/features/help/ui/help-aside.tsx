import { useForeignLanguage, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Link } from '@cairn/shared-contracts/ui/link';
import { useOffice } from '../../../common/model/office.ts';
import { OpenNow } from '../../../common/ui/open-now.tsx';
import { help } from '../model/api.ts';
import { articleHref } from '../model/help-address.ts';
import css from './help-request.module.css';

const QUICKER = 3;

/** When somebody answers, and what may be quicker than writing. */
export function HelpAside() {
  const { t } = useTranslation('mf-content');
  const { time } = useOffice();
  const { data: answers } = help.helpArticles.useQuery({});
  const frequent = answers?.items.filter(({ is_frequent }) => is_frequent).slice(0, QUICKER) ?? [];
  return (
    <aside className={css.aside} aria-label={t('help.answering')}>
      {time ? (
        <section className={css.hours}>
          <h2>{t('help.answering')}</h2>
          <OpenNow time={time} />
        </section>
      ) : null}
      <section>
        <h2>{t('help.quicker')}</h2>
        <ul className={css.quicker}>
          {frequent.map((answer) => (
            <Answer key={answer.slug} {...answer} />
          ))}
          <li>
            <Link href="/contacts" variant="quiet">
              {t('help.callInstead')}
            </Link>
          </li>
        </ul>
      </section>
    </aside>
  );
}

function Answer({ slug, title, content_language }: { slug: string; title: string; content_language: string }) {
  return (
    <li lang={useForeignLanguage(content_language)}>
      <Link href={articleHref(slug)} variant="quiet">
        {title}
      </Link>
    </li>
  );
}
