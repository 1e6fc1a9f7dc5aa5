import type { HelpArticles } from '@cairn/shared-contracts/api/content.schema';
import {
  MessageCircleIcon,
  RotateCwIcon,
  SearchIcon,
  ShieldCheckIcon,
  StarIcon,
  UserRoundIcon,
  WalletIcon,
} from '@cairn/shared-contracts/icons';
import { late } from '@cairn/shared-contracts/remote/late';
import {
  Seo,
  trustedHtml,
  useForeignLanguage,
  usePlatform,
  useTranslation,
} from '@cairn/shared-contracts/remote/platform';
import { breadcrumbList, faqPage } from '@cairn/shared-contracts/remote/structured-data';
import { LinkButton } from '@cairn/shared-contracts/ui/button';
import { Collapse } from '@cairn/shared-contracts/ui/collapse';
import { Link } from '@cairn/shared-contracts/ui/link';
import { useState } from 'react';
import { asleepAs } from '../../../common/ui/asleep.ts';
import { help } from '../model/api.ts';
import { articleHref, HELP_PATH, writeHref } from '../model/help-address.ts';
import css from './help-center.module.css';
import { HelpContours } from './help-contours.tsx';
import { HelpFound } from './help-found.tsx';

type Article = HelpArticles['items'][number];

/** the topics, in the order of the page */
const TOPICS = {
  booking: WalletIcon,
  refunds: RotateCwIcon,
  organizers: MessageCircleIcon,
  safety: ShieldCheckIcon,
  reviews: StarIcon,
  account: UserRoundIcon,
} as const satisfies Record<Article['topic'], unknown>;
const TOPIC_NAMES = [
  'booking',
  'refunds',
  'organizers',
  'safety',
  'reviews',
  'account',
] as const satisfies readonly Article['topic'][];

const plain = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Answers by topic, a search that finds while somebody types, and the way to a person. */
export function HelpCenter() {
  const { t } = useTranslation('mf-content');
  const site = usePlatform();
  const { data } = help.helpArticles.useQuery({});
  const [phrase, setPhrase] = useState('');
  if (!data) return null;
  const frequent = data.items.filter(({ is_frequent }) => is_frequent);
  const asked = frequent.map(({ title, answer }) => ({ question: title, answer: plain(answer) }));
  const trail = [
    { name: t('article.home'), path: '/' },
    { name: t('help.title'), path: HELP_PATH },
  ];
  return (
    <>
      <Seo
        title={t('help.title')}
        description={t('help.description')}
        canonical={HELP_PATH}
        structured={[...(asked.length > 0 ? [faqPage(asked, site.locale)] : []), breadcrumbList(site, trail)]}
      />
      <header className={css.head}>
        <HelpContours />
        <div className="page">
          <h1>{t('help.how')}</h1>
          <label className={css.search}>
            <span className="vh">{t('help.search')}</span>
            <SearchIcon size={20} />
            <input
              type="search"
              maxLength={80}
              value={phrase}
              placeholder={t('help.search')}
              onChange={({ target }) => setPhrase(target.value)}
            />
          </label>
        </div>
      </header>
      <div className={`page ${css.body}`}>
        {phrase.trim() ? (
          <HelpFound phrase={phrase.trim()} />
        ) : (
          <>
            <ul className={css.topics}>
              {TOPIC_NAMES.map((topic) => (
                <Topic key={topic} topic={topic} articles={data.items.filter((one) => one.topic === topic)} />
              ))}
            </ul>
            <LateFrequent articles={frequent} />
          </>
        )}
        <aside className={css.stuck}>
          <div>
            <h2>{t('help.stuck')}</h2>
            <p>{t('help.stuckText')}</p>
          </div>
          <LinkButton href={writeHref()}>{t('help.write')}</LinkButton>
        </aside>
      </div>
    </>
  );
}

function Topic({ topic, articles }: { topic: Article['topic']; articles: readonly Article[] }) {
  const { t } = useTranslation('mf-content');
  const Icon = TOPICS[topic];
  if (articles.length === 0) return null;
  return (
    <li className={css.topic}>
      <Icon size={24} className={css.icon ?? ''} />
      <h2>{t(`help.topic.${topic}`)}</h2>
      <ul>
        {articles.map((article) => (
          <li key={article.slug}>
            <ArticleLink article={article} />
          </li>
        ))}
      </ul>
    </li>
  );
}

function ArticleLink({ article: { slug, title, content_language } }: { article: Article }) {
  return (
    <span lang={useForeignLanguage(content_language)}>
      <Link href={articleHref(slug)} variant="quiet" className={css.link ?? ''}>
        {title}
      </Link>
    </span>
  );
}

function Frequent({ articles }: { articles: readonly Article[] }) {
  const { t } = useTranslation('mf-content');
  return (
    <section aria-labelledby="frequent" className={css.frequent}>
      <h2 id="frequent">{t('join.asked')}</h2>
      {articles.map((article, index) => (
        <Answer key={article.slug} article={article} isFirst={index === 0} />
      ))}
    </section>
  );
}
const LateFrequent = late(Frequent, asleepAs('questions'));

/** The first one is open: what is behind the others is seen by it. */
function Answer({ article: { title, answer, content_language }, isFirst }: { article: Article; isFirst: boolean }) {
  return (
    <div lang={useForeignLanguage(content_language)}>
      <Collapse title={title} level={3} hasLine defaultOpen={isFirst}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the editors' own HTML, which the api has cleaned */}
        <div className="prose" dangerouslySetInnerHTML={trustedHtml(answer)} />
      </Collapse>
    </div>
  );
}
