import type { BlogPost } from '@cairn/shared-contracts/api/content.schema';
import { lookOf, OF_DRAWINGS } from '@cairn/shared-contracts/domain/picture';
import { formatMinutes } from '@cairn/shared-contracts/domain/units';
import { useForeignLanguage, usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Link } from '@cairn/shared-contracts/ui/link';
import { Picture } from '@cairn/shared-contracts/ui/picture';
import { journalHref } from '../model/journal-page.ts';
import css from './article-head.module.css';
import { Byline } from './byline.tsx';
import { Untranslated } from './untranslated.tsx';

/** Topic, title, author and cover of an article. */
export function ArticleHead({ post }: { post: BlogPost }) {
  const { t } = useTranslation('mf-content');
  const { locale } = usePlatform();
  const lang = useForeignLanguage(post.content_language);
  return (
    <header>
      <div className={`page ${css.head}`}>
        <p className={css.meta}>
          <Link href="/blog" variant="quiet">
            {t('blog.title')}
          </Link>{' '}
          ·{' '}
          <Link href={journalHref({ topic: post.topic_slug, page: 1 })} variant="quiet">
            {post.topic}
          </Link>{' '}
          · {t('article.reading', { time: formatMinutes(post.reading_minutes, locale) })}
        </p>
        <h1 className={css.title} lang={lang}>
          {post.title}
        </h1>
        <Byline post={post} date="long" />
        <Untranslated language={post.content_language} />
      </div>
      <div className={`page ${css.coverPage}`}>
        <div className={css.cover} lang={lang}>
          <Picture
            src={post.cover.image}
            alt={post.cover.alt}
            {...lookOf(post.cover, OF_DRAWINGS)}
            radius="var(--r-lg)"
            sizes="(min-width: 1240px) 1160px, 100vw"
            leads
          />
        </div>
      </div>
    </header>
  );
}
