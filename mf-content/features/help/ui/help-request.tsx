import {
  HELP_FORMS,
  type HelpGroup,
  type HelpRequestType,
  isAskedOn,
} from '@cairn/shared-contracts/domain/help-requests';
import { Seo, usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { breadcrumbList } from '@cairn/shared-contracts/remote/structured-data';
import { Breadcrumbs } from '@cairn/shared-contracts/ui/breadcrumbs';
import { useState } from 'react';
import { HELP_PATH, writeHref } from '../model/help-address.ts';
import { HelpAside } from './help-aside.tsx';
import { HelpForm } from './help-form.tsx';
import { HelpKinds } from './help-kinds.tsx';
import css from './help-request.module.css';
import { HelpSent } from './help-sent.tsx';

export interface SentRequest {
  number: string;
  type: HelpRequestType;
  /** where the answer goes; '' for a call */
  email: string;
}

interface HelpRequestPageProps {
  type: HelpRequestType | null;
  /** whose kinds are shown while none of them is chosen; null: all */
  group?: HelpGroup | null;
}

/** Kind first, then only what it needs; then the number of the case. */
export function HelpRequestPage({ type: asked, group = null }: HelpRequestPageProps) {
  const { t } = useTranslation('mf-content');
  const site = usePlatform();
  const type = asked && isAskedOn(site.site, asked) ? asked : null;
  const open = type ? HELP_FORMS[type].group : group;
  const [sent, setSent] = useState<SentRequest | null>(null);
  const path = writeHref();
  const trail = [
    { name: t('article.home'), path: '/' },
    { name: t('help.title'), path: HELP_PATH },
    { name: t('help.writeTitle'), path },
  ];
  return (
    <div className={`page ${css.request}`}>
      <Seo
        title={t('help.writeTitle')}
        description={t('help.writeText')}
        canonical={path}
        structured={[breadcrumbList(site, trail)]}
      />
      <Breadcrumbs items={[{ label: t('help.title'), href: HELP_PATH }, { label: t('help.writeTitle') }]} />
      {sent ? (
        <HelpSent sent={sent} />
      ) : (
        <>
          <header>
            <h1>{t('help.writeTitle')}</h1>
            <p className={css.lead}>{t('help.writeText')}</p>
          </header>
          <div className={open ? css.columns : css.whole}>
            <div className={css.main}>
              <HelpKinds type={type} group={open} />
              {type ? (
                <section id="form" aria-labelledby="form-title" className={css.form}>
                  <h2 id="form-title">{t(`help.kind.${type}`)}</h2>
                  <HelpForm key={type} type={type} onSent={setSent} />
                </section>
              ) : null}
            </div>
            <HelpAside />
          </div>
        </>
      )}
    </div>
  );
}
