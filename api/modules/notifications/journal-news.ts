import { DEFAULT_LOCALE } from '@cairn/shared-contracts/i18n/locales';
import { sql } from 'kysely';
import type { Services } from '../../platform/services.ts';
import { type NewsContent, type NewsReader, tellNews, type Wording } from './news-message.ts';
import { tooSoon } from './turns.ts';

/** an article that appeared longer ago was brought along from elsewhere: no news */
const NEWS_DAYS = 7;
const LINKS = 5;

interface Article extends NewsReader {
  title: string;
  lead: string;
  slug: string;
}

/** Tells those who asked for it that there are new articles in the journal. @returns how many were told */
export async function tellJournalNews(services: Services): Promise<number> {
  const asOf = services.clock.now();
  await noteArticles(services, asOf);
  const byReader = Map.groupBy(await readNew(services, asOf), ({ id }) => id);
  let told = 0;
  for (const articles of byReader.values()) {
    const [reader] = articles;
    if (!reader) continue;
    const wasTold = await tellNews(services, reader, {
      ...{ kind: 'journal', asOf, byMessenger: false, why: 'news.journal.why' },
      write: (wording) => messageOf(wording, articles),
    });
    if (wasTold) told += 1;
  }
  return told;
}

/** a translation of what was noted before is no new article */
async function noteArticles({ db, clock }: Services, asOf: Date): Promise<void> {
  await sql`
    UPDATE blog_posts p
    SET noted_at = coalesce((SELECT min(noted_at) FROM blog_posts o WHERE o.id = p.id), ${asOf})
    WHERE noted_at IS NULL AND NOT is_draft AND published_on <= ${clock.today()}::date`.execute(db);
}

async function readNew({ db, clock }: Services, asOf: Date): Promise<Article[]> {
  const { rows } = await sql<Article>`
    SELECT * FROM (
    SELECT DISTINCT ON (u.id, b.id) u.id, u.email, u.email_verified_at, u.language, u.timezone, u.site, b.title, b.lead, b.slug,
      b.published_on, b.id AS post_id
    FROM users u
    LEFT JOIN notice_turns n ON n.user_id = u.id AND n.kind = 'journal'
    JOIN blog_posts b ON b.noted_at > coalesce(n.since, u.created_at)
      AND b.published_on BETWEEN ${clock.today()}::date - ${NEWS_DAYS}::int AND ${clock.today()}::date
      AND NOT b.is_draft
    WHERE u.email_verified_at IS NOT NULL AND NOT 'journal' = ANY(u.muted_notifications)
      AND (n.told_at IS NULL OR n.told_at <= ${tooSoon(asOf)})
    ORDER BY u.id, b.id, b.locale IN (u.language, split_part(u.language, '-', 1)) DESC, b.locale = ${DEFAULT_LOCALE.code} DESC
    ) news ORDER BY id, published_on DESC, post_id DESC`.execute(db);
  return rows;
}

function messageOf({ say, address }: Wording, articles: readonly Article[]): NewsContent {
  const [first] = articles;
  const count = articles.length;
  const subject = say('news.journal.subject', { count, title: first?.title ?? '' });
  const linkTo = ({ slug, title }: Article) => ({ label: title, href: address(`/blog/${slug}`) });
  if (count === 1 && first) {
    const action = { label: say('news.journal.one'), href: linkTo(first).href };
    return { subject, paragraphs: [first.lead], action };
  }
  return {
    subject,
    paragraphs: [say('news.journal.text', { count })],
    rows: articles.slice(0, LINKS).map(({ title, lead }) => [title, lead] as const),
    action: { label: say('news.journal.all'), href: address('/blog') },
    links: articles.slice(0, LINKS).map(linkTo),
  };
}
