import type { BlogPost } from '@cairn/shared-contracts/api/content.schema';
import { late } from '@cairn/shared-contracts/remote/late';
import { pageUrl } from '@cairn/shared-contracts/remote/page-url';
import { Seo, Slot, useForeignLanguage, usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { breadcrumbList } from '@cairn/shared-contracts/remote/structured-data';
import { ShareWays } from '@cairn/shared-contracts/ui/share-ways';
import { asleepAs } from '../../../common/ui/asleep.ts';
import { ContentsList } from '../../../common/ui/contents-list.tsx';
import reading from '../../../common/ui/reading.module.css';
import { content } from '../model/api.ts';
import { articleData, PREVIEW_WIDTH, previewOf } from '../model/article-data.ts';
import { contentsOf } from '../model/contents.ts';
import { ArticleBlocks } from './article-blocks.tsx';
import { ArticleHead } from './article-head.tsx';
import css from './article-page.module.css';
import { FeedLinks } from './feed-links.tsx';
import { PostGrid } from './post-grid.tsx';

/** A story of the journal, the tours it speaks of, and what to read next. */
export function ArticlePage({ slug }: { slug: string }) {
  const { t } = useTranslation('mf-content');
  const site = usePlatform();
  const { data: post } = content.blogPost.useQuery({ slug });
  const lang = useForeignLanguage(post?.content_language);
  if (!post) return null;
  const path = `/blog/${post.slug}`;
  const trail = [
    { name: t('article.home'), path: '/' },
    { name: t('blog.title'), path: '/blog' },
    { name: post.topic, path: `/blog/${post.topic_slug}` },
    { name: post.title, path },
  ];

  return (
    <>
      <Seo
        title={post.title}
        description={post.lead}
        canonical={path}
        bodyLanguage={post.content_language}
        bodyLanguages={post.languages}
        image={{ path: previewOf(post), width: PREVIEW_WIDTH, alt: post.cover.alt }}
        type="article"
        structured={[articleData(post, site), breadcrumbList(site, trail)]}
      />
      <FeedLinks />
      <article>
        <ArticleHead post={post} />
        <div className={`page ${reading.columns} ${css.body}`}>
          <div className={reading.aside}>
            <ContentsList title={t('article.contents')} items={contentsOf(post.blocks)} lang={lang} />
          </div>
          <div className={reading.text}>
            <p className={css.lead} lang={lang}>
              {post.lead}
            </p>
            <ArticleBlocks blocks={post.blocks} lang={lang} />
            <section className={css.share} aria-labelledby="share">
              <h2 id="share">{t('article.share')}</h2>
              <ShareWays
                url={pageUrl(site, path)}
                title={post.title}
                available={site.site.availableShareButtons}
                isRow
              />
            </section>
          </div>
        </div>
      </article>
      {post.tours.length > 0 && <LateTours tours={post.tours} />}
      {post.similar.length > 0 && <LateSimilar posts={post.similar} />}
    </>
  );
}

function Tours({ tours }: { tours: BlogPost['tours'] }) {
  const { t } = useTranslation('mf-content');
  return (
    <div className="page section">
      <Slot
        name="mf-catalog/tour-rail"
        props={{ ids: tours.map(({ id }) => id), title: t('article.tours') }}
        failed={null}
      />
    </div>
  );
}
const LateTours = late(Tours, asleepAs('tours'));

function Similar({ posts }: { posts: BlogPost['similar'] }) {
  const { t } = useTranslation('mf-content');
  return (
    <section className={`page section ${css.similar}`}>
      <h2>{t('article.similar')}</h2>
      <PostGrid posts={posts} level={3} />
    </section>
  );
}
const LateSimilar = late(Similar, asleepAs('similar'));
