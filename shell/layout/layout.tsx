import { useSession } from '@cairn/shared-contracts/remote/platform';
import { LoadingBar } from '@cairn/shared-contracts/ui/loading-bar';
import { ToastRegion } from '@cairn/shared-contracts/ui/toast';
import { useTranslation } from 'react-i18next';
import { Outlet, useNavigation } from 'react-router';
import { Habits } from '../client/habits/habits.tsx';
import { OfflineBanner } from '../client/habits/offline-banner.tsx';
import { AriaRouter } from './aria-router.tsx';
import { BareHeader } from './bare-header.tsx';
import { CookieNotice } from './cookie-notice.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import css from './layout.module.css';
import { TabBar } from './tab-bar.tsx';
import { usePage } from './use-page.ts';

export function Layout({ children = <Outlet /> }: { children?: React.ReactNode }) {
  const { t } = useTranslation('shell');
  const { user } = useSession();
  const { state } = useNavigation();
  const page = usePage();
  const isBare = page?.kind === 'page' && page.layout === 'bare';
  return (
    <AriaRouter>
      <a className="skip" href="#main">
        {t('skip')}
      </a>
      <LoadingBar isLoading={state !== 'idle'} />
      {/* before the page for the keyboard, at its lower edge for the eye */}
      <CookieNotice />
      {isBare ? <BareHeader /> : <Header user={user ?? null} />}
      <OfflineBanner />
      <main id="main" tabIndex={-1} className={css.main}>
        {children}
      </main>
      {!isBare && <Footer />}
      {!isBare && <TabBar isLoggedIn={Boolean(user)} />}
      <ToastRegion />
      <Habits />
    </AriaRouter>
  );
}
