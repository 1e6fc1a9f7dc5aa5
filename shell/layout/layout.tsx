import { useSession } from '@cairn/shared-contracts/remote/platform';
import { LoadingBar } from '@cairn/shared-contracts/ui/loading-bar';
import { ToastRegion } from '@cairn/shared-contracts/ui/toast';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useMatches, useNavigation } from 'react-router';
import type { PageData } from '../composition/page-route.tsx';
import { AriaRouter } from './aria-router.tsx';
import { Footer } from './footer.tsx';
import { BareHeader, Header } from './header.tsx';
import css from './layout.module.css';
import { NonceContext } from './nonce.ts';
import { TabBar } from './tab-bar.tsx';

function useLayoutKind(): 'default' | 'bare' {
  // the page route's loader data, ours by construction; undefined on an error page
  const page = useMatches().find(({ id }) => id === 'page')?.loaderData as PageData | undefined;
  return page?.kind === 'page' ? page.layout : 'default';
}

export function Layout({ children = <Outlet /> }: { children?: React.ReactNode }) {
  const { t } = useTranslation('shell');
  const { user } = useSession();
  const { state } = useNavigation();
  const nonce = useContext(NonceContext);
  const isBare = useLayoutKind() === 'bare';
  return (
    <AriaRouter>
      <a className="skip" href="#main">
        {t('skip')}
      </a>
      <LoadingBar isLoading={state !== 'idle'} />
      {isBare ? <BareHeader /> : <Header user={user ?? null} />}
      <main id="main" tabIndex={-1} className={css.main}>
        {children}
      </main>
      {!isBare && <Footer />}
      {!isBare && <TabBar isLoggedIn={Boolean(user)} />}
      <ToastRegion />
      <ScrollRestoration nonce={nonce} />
    </AriaRouter>
  );
}
