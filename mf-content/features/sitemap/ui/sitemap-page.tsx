import { isPublished, LEGAL_PATHS, ORGANIZERS_PATH } from '@cairn/shared-contracts/domain/published-pages';
import { Seo, useForeignLanguage, usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { breadcrumbList } from '@cairn/shared-contracts/remote/structured-data';
import { Link } from '@cairn/shared-contracts/ui/link';
import { listed, tours } from '../model/api.ts';
import { climateOf } from '../model/climate-of.ts';
import css from './sitemap-page.module.css';

interface Entry {
  href: string;
  name: string;
  /** of the name, BCP 47, where a person wrote it */
  language?: string;
}

const toEntry = ({ slug, name }: { slug: string; name: string }): Entry => ({ href: `/${slug}`, name });
/** by letters alone: server and browser may know different alphabets */
const byName = (entries: readonly Entry[]): Entry[] => {
  const key = ({ name }: Entry) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return entries.toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
};
const isMore = (list: { items: readonly unknown[]; total: number } | undefined): boolean =>
  list !== undefined && list.items.length < list.total;
const hasTours = ({ count }: { count: number }): boolean => count > 0;

/** What there is, for people: the site's own pages, places and their years, collections, activities, organizers, stories and answers. */
export function SitemapPage() {
  const { t } = useTranslation('mf-content');
  const site = usePlatform();
  const { data: world } = tours.worldParts.useQuery({});
  const { data: collections } = tours.collections.useQuery();
  const { data: activities } = tours.restKinds.useQuery();
  const { data: journal } = listed.listedPosts.useQuery({});
  const { data: answers } = listed.listedAnswers.useQuery({});
  const { data: organizers } = listed.listedOrganizers.useQuery({});
  const { data: climate } = listed.climatePages.useQuery({});
  const countries = (world?.items ?? []).flatMap((part) => part.countries);
  const own: Entry[] = [
    { href: '/tours', name: t('sitemap.tours') },
    { href: '/destinations', name: t('sitemap.destinations') },
    { href: '/collections', name: t('sitemap.collections') },
    { href: '/blog', name: t('blog.title') },
    { href: ORGANIZERS_PATH, name: t('hub.title') },
    { href: '/how-organizers-are-checked', name: t('how.title') },
    { href: '/join', name: t('join.seoTitle') },
    { href: '/about', name: t('aboutPage.title', { site: site.siteName }) },
    { href: '/help-center', name: t('help.title') },
    { href: '/contacts', name: t('contacts.title') },
    ...LEGAL_PATHS.map((href) => ({ href, name: t(`legal.${href.slice(1)}`) })),
  ].filter(({ href }) => isPublished(site.flags, href));
  const trail = [
    { name: t('article.home'), path: '/' },
    { name: t('sitemap.title'), path: '/sitemap' },
  ];
  return (
    <div className={`page ${css.sitemap}`}>
      <Seo
        title={t('sitemap.title')}
        description={t('sitemap.description', { site: site.siteName })}
        canonical="/sitemap"
        structured={[breadcrumbList(site, trail)]}
      />
      <h1>{t('sitemap.title')}</h1>
      <Part title={site.siteName} entries={own} />
      {(world?.items ?? []).map((part) => (
        <Part key={part.id} title={part.name} entries={part.countries.map(toEntry)} />
      ))}
      <Part title={t('sitemap.activities')} entries={(activities?.items ?? []).filter(hasTours).map(toEntry)} />
      <Part title={t('sitemap.collections')} entries={(collections?.items ?? []).filter(hasTours).map(toEntry)} />
      <Part title={t('sitemap.climate')} entries={climateOf(climate?.pages ?? [], countries).map(toEntry)} />
      <Part
        title={t('hub.title')}
        entries={byName((organizers?.pages ?? []).map(({ path, name = path }) => ({ href: path, name })))}
        rest={organizers?.next ? { href: ORGANIZERS_PATH, name: t('hub.all') } : undefined}
      />
      <Part
        title={t('blog.title')}
        entries={[
          ...(journal?.topics ?? []).map(({ slug, name }) => ({ href: `/blog/${slug}`, name })),
          ...(journal?.items ?? []).map(({ slug, title, content_language }) => ({
            ...{ href: `/blog/${slug}`, name: title, language: content_language },
          })),
        ]}
        rest={isMore(journal) ? { href: '/blog', name: t('sitemap.articles') } : undefined}
      />
      <Part
        title={t('help.title')}
        entries={(answers?.items ?? []).map(({ slug, title, content_language }) => ({
          ...{ href: `/help-center/${slug}`, name: title, language: content_language },
        }))}
      />
    </div>
  );
}

interface PartProps {
  title: string;
  entries: readonly Entry[];
  /** where those are that there is no room for */
  rest?: Entry | undefined;
}

function Part({ title, entries, rest }: PartProps) {
  if (entries.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul className={css.list}>
        {entries.map((entry) => (
          <EntryLink key={entry.href} {...entry} />
        ))}
        {rest ? <EntryLink {...rest} /> : null}
      </ul>
    </section>
  );
}

function EntryLink({ href, name, language }: Entry) {
  const lang = useForeignLanguage(language);
  return (
    <li lang={lang}>
      <Link href={href} variant="quiet" className={css.link ?? ''}>
        {name}
      </Link>
    </li>
  );
}
