import { useTranslation } from '@cairn/shared-contracts/i18n/use-translation';
import { useSession } from '@cairn/shared-contracts/remote/platform';
import { LoadingBar } from '@cairn/shared-contracts/ui/loading-bar';
import { ToastRegion } from '@cairn/shared-contracts/ui/toast';
import { Outlet, useNavigation } from 'react-router';
import { Behaviours } from '../client/behaviours/behaviours.tsx';
import { OfflineBanner } from '../client/behaviours/offline-banner.tsx';
import type { PageData } from '../composition/page-data.ts';
import { AriaRouter } from './aria-router.tsx';
import { BareHeader } from './bare-header.tsx';
import { ComparePlace } from './compare-place.tsx';
import { CookieNotice } from './cookie-notice.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import css from './layout.module.css';
import { SupportLauncher } from './support-launcher.tsx';
import { TabBar } from './tab-bar.tsx';
import { usePage } from './use-page.ts';

/** on a phone a conversation is all there is: what would lie under it is not there for the keyboard either */
const isThread = (page: PageData | undefined) =>
  page?.kind === 'page' && page.id === 'chat' && page.params.id !== undefined;

export function Layout({ children = <Outlet /> }: { children?: React.ReactNode }) {
  const { t } = useTranslation('shell');
  const { user } = useSession();
  const { state } = useNavigation();
  const page = usePage();
  const layout = page?.kind === 'page' ? page.layout : 'default';
  const isBare = layout !== 'default';
  const hidesOnPhones = isThread(page) ? css.wideOnly : css.always;
  return (
    <AriaRouter>
      <a className="skip" href="#main">
        {t('skip')}
      </a>
      <LoadingBar isLoading={state !== 'idle'} />
      {/* before the page for the keyboard; for the eye at its lower edge, but for forms */}
      <CookieNotice isAbove={layout === 'split'} />
      <div className={hidesOnPhones}>
        {isBare ? <BareHeader isSplit={layout === 'split'} /> : <Header user={user} />}
      </div>
      <OfflineBanner isToldByPage={isThread(page)} />
      <main id="main" tabIndex={-1} className={css.main}>
        {children}
      </main>
      {!isBare && (
        <div className={hidesOnPhones}>
          <ComparePlace />
          <SupportLauncher />
          <Footer />
          <TabBar user={user} />
        </div>
      )}
      <ToastRegion />
      <Behaviours />
    </AriaRouter>
  );
}
