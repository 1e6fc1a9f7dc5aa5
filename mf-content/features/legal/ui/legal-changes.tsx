import type { LegalChange } from '@cairn/shared-contracts/api/content.schema';
import { formatDate } from '@cairn/shared-contracts/domain/dates';
import { Seo, useForeignLanguage, usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Link } from '@cairn/shared-contracts/ui/link';
import { Switch } from '@cairn/shared-contracts/ui/switch';
import { useState } from 'react';
import reading from '../../../common/ui/reading.module.css';
import { content } from '../model/api.ts';
import { type LegalKind, legalHref } from '../model/legal-address.ts';
import { withContext } from '../model/with-context.ts';
import css from './legal-changes.module.css';
import { LegalNav } from './legal-nav.tsx';
import page from './legal-page.module.css';
import { Untranslated } from './untranslated.tsx';

interface LegalChangesProps {
  kind: LegalKind;
  from: string;
  to: string;
}

/** What came and went between two versions of a document: in the text, word by word. */
export function LegalChangesPage({ kind, from, to }: LegalChangesProps) {
  const { t } = useTranslation('mf-content');
  const { locale } = usePlatform();
  const { data } = content.legalChanges.useQuery({ kind, from, to });
  const lang = useForeignLanguage(data?.content_language);
  const [isWhole, setWhole] = useState(false);
  if (!data) return null;
  const words = {
    ...{ from: data.from.version, to: data.to.version, title: t(`legal.${kind}`) },
    ...{ fromDate: formatDate(data.from.published_on, locale, 'long') },
    ...{ toDate: formatDate(data.to.published_on, locale, 'long') },
  };
  const count = data.changes.filter(({ state }) => state !== 'same').length;
  const shown = isWhole ? data.changes : withContext(data.changes);
  return (
    <>
      <Seo
        title={t('legal.changesTitle', words)}
        description={t('legal.changesTitle', words)}
        canonical={legalHref(kind)}
        noindex
      />
      <div className={`page ${reading.columns} ${page.legal}`}>
        <header className={page.head}>
          <LegalNav current={kind} />
          <h1>{lang === undefined ? data.title : words.title}</h1>
          <p className={page.since}>{t('legal.changesOf', words)}</p>
          <Untranslated language={data.content_language} isInForce={false} />
          <p>
            {t('legal.changesCount', { count })}{' '}
            <Link href={legalHref(kind, data.to.version)}>{t('legal.toText')}</Link>
          </p>
          <p className={css.legend}>
            <ins>{t('legal.added')}</ins> <del>{t('legal.removed')}</del>
          </p>
          <Switch isSelected={isWhole} onChange={setWhole} className={page.print ?? ''}>
            {t('legal.whole')}
          </Switch>
        </header>
        <div className={reading.aside} />
        <article className={`${reading.text} prose ${css.changes}`} lang={lang}>
          {shown.map((change, index) =>
            change === 'gap' ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a comparison never changes
              <p key={index} className={css.gap} lang={locale}>
                {t('legal.unchanged')}
              </p>
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: a comparison never changes
              <Paragraph key={index} change={change} />
            ),
          )}
        </article>
      </div>
    </>
  );
}

/** list items and cells stand for themselves here: their neighbours may be left out */
const TAGS = { h2: 'h2', h3: 'h3', p: 'p', li: 'p', td: 'p', th: 'p' } as const;

function Paragraph({ change: { kind, parts } }: { change: LegalChange }) {
  const { t } = useTranslation('mf-content');
  const { locale } = usePlatform();
  const Tag = TAGS[kind];
  const words = { added: t('legal.addedMark'), removed: t('legal.removedMark') };
  return (
    <Tag className={kind === 'li' ? css.item : undefined}>
      {parts.map(({ state, text }, index) => {
        const key = `${index} ${state}`;
        if (state === 'same') return <span key={key}>{text}</span>;
        const Mark = state === 'added' ? 'ins' : 'del';
        return (
          <Mark key={key}>
            {/* few screen readers tell what the elements mean */}
            <span className="vh" lang={locale}>
              {words[state]}{' '}
            </span>
            {text}
          </Mark>
        );
      })}
    </Tag>
  );
}
