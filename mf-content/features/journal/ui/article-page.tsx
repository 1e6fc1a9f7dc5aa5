import { Seo, Slot, useForeignLanguage, usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { breadcrumbList } from '@cairn/shared-contracts/remote/structured-data';
import { outline } from '../../../common/model/outline.ts';
import { ContentsList } from '../../../common/ui/contents-list.tsx';
import { Editorial } from '../../../common/ui/editorial.tsx';
import reading from '../../../common/ui/reading.module.css';
import { content } from '../model/api.ts';
import { articleData, PREVIEW_WIDTH, previewOf } from '../model/article-data.ts';
import { ArticleHead } from './article-head.tsx';
import css from './article-page.module.css';
import { PostGrid } from './post-grid.tsx';

/** A story of the journal, the tours it speaks of, and what to read next. */
export function ArticlePage({ slug }: { slug: string }) {
  const { t } = useTranslation('mf-content');
  const site = usePlatform();
  const { data: post } = content.blogPost.useQuery({ slug });
  const lang = useForeignLanguage(post?.content_language);
  if (!post) return null;
  const { html, items } = outline(post.body);
  const path = `/blog/${post.slug}`;
  const trail = [
    { name: t('article.home'), path: '/' },
    { name: t('blog.title'), path: '/blog' },
    { name: post.title, path },
  ];

  return (
    <>
      <Seo
        title={post.title}
        description={post.lead}
        canonical={path}
        bodyLanguage={post.content_language}
        image={{ path: previewOf(post), width: PREVIEW_WIDTH, alt: post.cover.alt }}
        type="article"
        structured={[articleData(post, site), breadcrumbList(site, trail)]}
      />
      <article>
        <ArticleHead post={post} />
        <div className={`page ${reading.columns} ${css.body}`}>
          <div className={reading.aside}>
            <ContentsList title={t('article.contents')} items={items} />
          </div>
          <div className={reading.text}>
            <p className={css.lead} lang={lang}>
              {post.lead}
            </p>
            <Editorial html={html} lang={lang} />
          </div>
        </div>
      </article>
      {post.tours.length > 0 && (
        <div className="page section">
          <Slot
            name="mf-catalog/tour-rail"
            props={{ ids: post.tours.map(({ id }) => id), title: t('article.tours') }}
            failed={null}
          />
        </div>
      )}
      {post.similar.length > 0 && (
        <section className={`page section ${css.similar}`}>
          <h2>{t('article.similar')}</h2>
          <PostGrid posts={post.similar} level={3} />
        </section>
      )}
    </>
  );
}
