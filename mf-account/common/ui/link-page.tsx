import { Seo, usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import type { ReactNode } from 'react';
import { AuthPage } from './auth-page.tsx';
import { PrivateLink } from './private-link.tsx';

interface LinkPageProps {
  /** of the tab */
  title: string;
  heading: string;
  children: ReactNode;
}

/** What all pages of the account have that only a mailed link leads to: no search engine, no Referer. */
export function LinkPage({ title, heading, children }: LinkPageProps) {
  const { t } = useTranslation('mf-account');
  const { siteName } = usePlatform();
  return (
    <AuthPage art="lake">
      <Seo title={title} description={t('link.description', { site: siteName })} noindex />
      <PrivateLink />
      <h1>{heading}</h1>
      {children}
    </AuthPage>
  );
}
