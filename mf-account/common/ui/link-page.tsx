import { Seo, usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import type { ReactNode } from 'react';
import { AuthPage } from './auth-page.tsx';

interface LinkPageProps {
  /** of the tab */
  title: string;
  heading: string;
  children: ReactNode;
}

/** What all pages of the account have that only a mailed link leads to. Their answers send no Referer: shell/server/security. */
export function LinkPage({ title, heading, children }: LinkPageProps) {
  const { t } = useTranslation('mf-account');
  const { siteName } = usePlatform();
  return (
    <AuthPage art="lake">
      <Seo title={title} description={t('link.description', { site: siteName })} noindex />
      <h1>{heading}</h1>
      {children}
    </AuthPage>
  );
}
