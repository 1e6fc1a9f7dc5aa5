import { Seo, usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { breadcrumbList, itemList } from '@cairn/shared-contracts/remote/structured-data';
import { EmptyState } from '@cairn/shared-contracts/ui/empty-state';
import { Pagination } from '@cairn/shared-contracts/ui/pagination';
import { content } from '../model/api.ts';
import { type JournalPage, journalHref, postsQuery } from '../model/journal-page.ts';
import { FeedLinks } from './feed-links.tsx';
import css from './journal-index.module.css';
import { LeadPost } from './lead-post.tsx';
import { PostGrid } from './post-grid.tsx';
import { TopicChips } from './topic-chips.tsx';

/** The journal, or one topic of it: the newest story large on the first page, the others in a grid. */
export function JournalIndex({ asked }: { asked: JournalPage }) {
  const { t } = useTranslation('mf-content');
  const site = usePlatform();
  const { data } = content.blogPosts.useQuery(postsQuery(asked));
  if (!data) return null;
  const topic = data.topics.find(({ slug }) => slug === asked.topic);
  const title = topic ? t('blog.topicTitle', { topic: topic.name }) : t('blog.title');
  const [lead, ...rest] = data.items;
  const trail = [
    { name: t('article.home'), path: '/' },
    { name: t('blog.title'), path: journalHref({ page: 1 }) },
    ...(topic ? [{ name: topic.name, path: journalHref({ topic: topic.slug, page: 1 }) }] : []),
  ];
  const listed = data.items.map(({ title: name, slug }) => ({ name, path: `/blog/${slug}` }));
  const hasLead = asked.page === 1 && lead !== undefined;

  return (
    <div className={`page ${css.index}`}>
      <Seo
        title={asked.page > 1 ? t('blog.pageTitle', { title, page: asked.page }) : title}
        description={
          topic ? t('blog.topicDescription', { topic: topic.name, count: topic.count }) : t('blog.description')
        }
        canonical={journalHref(asked)}
        structured={[
          itemList(site, title, listed, { offset: (data.page - 1) * data.per_page, total: data.total }),
          breadcrumbList(site, trail),
        ]}
      />
      <FeedLinks />
      <h1>{topic ? topic.name : t('blog.title')}</h1>
      <TopicChips topics={data.topics} current={asked.topic} />
      {data.items.length === 0 && <EmptyState title={t('blog.empty')}>{t('blog.emptyText')}</EmptyState>}
      {hasLead && (
        <div className={css.lead}>
          <LeadPost post={lead} />
        </div>
      )}
      <div className={css.grid}>
        <PostGrid posts={hasLead ? rest : data.items} level={2} />
      </div>
      <Pagination
        className={css.pages ?? ''}
        page={asked.page}
        total={Math.ceil(data.total / data.per_page)}
        hrefFor={(page) => journalHref({ ...asked, page })}
        label={t('blog.pages')}
        previousLabel={t('blog.previous')}
        nextLabel={t('blog.next')}
        pageLabel={(page) => t('blog.page', { page })}
      />
    </div>
  );
}
