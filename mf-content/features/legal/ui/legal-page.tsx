import { formatDate } from '@cairn/shared-contracts/domain/dates';
import { Seo, useForeignLanguage, usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { breadcrumbList } from '@cairn/shared-contracts/remote/structured-data';
import { Alert } from '@cairn/shared-contracts/ui/alert';
import { Button } from '@cairn/shared-contracts/ui/button';
import { Link } from '@cairn/shared-contracts/ui/link';
import { outline } from '../../../common/model/outline.ts';
import { ContentsList } from '../../../common/ui/contents-list.tsx';
import { Editorial } from '../../../common/ui/editorial.tsx';
import reading from '../../../common/ui/reading.module.css';
import { content } from '../model/api.ts';
import { changesHref, type LegalKind, legalHref, legalQuery } from '../model/legal-address.ts';
import { LegalNav } from './legal-nav.tsx';
import css from './legal-page.module.css';
import { Untranslated } from './untranslated.tsx';
import { VersionList } from './version-list.tsx';

/** A legal document in one of its versions. Only the version in force is for search engines. */
export function LegalDocument({ kind, version }: { kind: LegalKind; version: string | undefined }) {
  const { t } = useTranslation('mf-content');
  const site = usePlatform();
  const { locale, siteName } = site;
  const { data: page } = content.legalPage.useQuery(legalQuery(kind, version));
  const lang = useForeignLanguage(page?.content_language);
  if (!page) return null;
  const { html, items } = outline(page.body);
  // about the document, in the language of the page: its own title may be in another
  const words = {
    title: t(`legal.${kind}`),
    version: page.version,
    date: formatDate(page.published_on, locale, 'long'),
  };
  const before = page.versions[page.versions.indexOf(page.version) + 1];
  const isCurrent = page.version === page.versions[0];
  // what the page is, in the reader's language; the text itself stays as it is
  const title = lang === undefined ? page.title : words.title;

  return (
    <>
      <Seo
        title={title}
        description={t('legal.description', { ...words, site: siteName })}
        canonical={legalHref(kind)}
        noindex={!isCurrent}
        bodyLanguage={page.content_language}
        bodyLanguages={page.languages}
        structured={[
          breadcrumbList(site, [
            { name: t('article.home'), path: '/' },
            { name: title, path: legalHref(kind) },
          ]),
        ]}
      />
      <div className={`page ${reading.columns} ${css.legal}`}>
        <header className={css.head}>
          <LegalNav current={kind} />
          <h1>{title}</h1>
          <p className={css.since}>
            {t('legal.since', words)}{' '}
            {before === undefined ? null : (
              <Link href={changesHref(kind, before, page.version)}>{t('legal.changedSince', { version: before })}</Link>
            )}
          </p>
          <Untranslated language={page.content_language} isInForce={isCurrent} />
          <div className={css.print}>
            <Button variant="secondary" size="sm" onPress={() => window.print()}>
              {t('legal.print')}
            </Button>
          </div>
          {!isCurrent && (
            <Alert tone="warning" title={t('legal.oldTitle')}>
              <Link href={legalHref(kind)}>{t('legal.current')}</Link>
            </Alert>
          )}
        </header>
        <div className={reading.aside}>
          <ContentsList title={t('legal.contents')} items={items} lang={lang} />
        </div>
        <article className={reading.text}>
          <Editorial html={html} lang={lang} />
          <VersionList page={page} />
        </article>
      </div>
    </>
  );
}
