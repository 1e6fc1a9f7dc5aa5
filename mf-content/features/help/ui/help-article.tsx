import { foreignLanguage } from '@cairn/shared-contracts/domain/text-language';
import { Seo, useForeignLanguage, usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { breadcrumbList } from '@cairn/shared-contracts/remote/structured-data';
import { Breadcrumbs } from '@cairn/shared-contracts/ui/breadcrumbs';
import { LinkButton } from '@cairn/shared-contracts/ui/button';
import { Link } from '@cairn/shared-contracts/ui/link';
import { Editorial } from '../../../common/ui/editorial.tsx';
import { help } from '../model/api.ts';
import { articleHref, HELP_PATH, writeHref } from '../model/help-address.ts';
import css from './help-article.module.css';

/** One answer, others on its topic, and the way to a person. */
export function HelpArticlePage({ slug }: { slug: string }) {
  const { t } = useTranslation('mf-content');
  const site = usePlatform();
  const { data: article } = help.helpArticle.useQuery({ slug });
  const { data: all } = help.helpArticles.useQuery({});
  const lang = useForeignLanguage(article?.content_language);
  if (!article) return null;
  const others = (all?.items ?? []).filter((one) => one.topic === article.topic && one.slug !== slug);
  const trail = [
    { name: t('article.home'), path: '/' },
    { name: t('help.title'), path: HELP_PATH },
    { name: article.title, path: articleHref(slug) },
  ];
  return (
    <div className={`page ${css.article}`}>
      <Seo
        title={article.title}
        description={t('help.articleDescription', { title: article.title, topic: t(`help.topic.${article.topic}`) })}
        canonical={articleHref(slug)}
        // where there is no translation, the answer of the site's first language stands in
        bodyLanguage={article.content_language}
        bodyLanguages={article.languages}
        structured={[breadcrumbList(site, trail)]}
      />
      <Breadcrumbs
        items={[
          { label: t('help.title'), href: HELP_PATH },
          { label: article.title, lang },
        ]}
      />
      <article lang={lang}>
        <h1>{article.title}</h1>
        <Editorial html={article.answer} />
      </article>
      {others.length > 0 ? (
        <nav aria-labelledby="others">
          <h2 id="others" className={css.others}>
            {t('help.others')}
          </h2>
          <ul>
            {others.map((one) => (
              <li key={one.slug} lang={foreignLanguage(one.content_language, site.locale)}>
                <Link href={articleHref(one.slug)} variant="quiet" className={css.link ?? ''}>
                  {one.title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      <p>
        <LinkButton href={writeHref()} variant="secondary">
          {t('help.write')}
        </LinkButton>
      </p>
    </div>
  );
}
