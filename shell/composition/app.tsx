import type { PageTexts } from '@cairn/shared-contracts/i18n/create-i18n';
import { TextsContext } from '@cairn/shared-contracts/i18n/use-translation';
import { type Platform, PlatformContext } from '@cairn/shared-contracts/remote/platform';
import { selectPrefs } from '@cairn/shared-contracts/state/prefs';
import { providerContext, useSelector } from '@cairn/shared-contracts/state/store-context';
import { type ReactNode, useMemo } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Provider } from 'react-redux';
import { NonceContext } from '../layout/nonce.ts';
import { SlotProvider } from './composed-slot.tsx';
import { SourceContext } from './page-route.tsx';
import type { SlotRuntime } from './slot-runtime.ts';
import type { Store } from './store.ts';

interface AppProps {
  platform: Platform;
  store: Store;
  /** browser: see renderedState */
  serverState?: object;
  texts: PageTexts;
  slots: SlotRuntime;
  nonce: string;
  children: ReactNode;
}

/** the visitor's currency may change while the page is open; all else of the platform is the page's own */
function LivePlatform({ platform, children }: { platform: Platform; children: ReactNode }) {
  const { currency } = useSelector((state: ReturnType<Store['getState']>) => selectPrefs(state));
  const value = useMemo(() => ({ ...platform, currency }), [platform, currency]);
  return <PlatformContext value={value}>{children}</PlatformContext>;
}

/** What stands around every page, the same on server and browser. */
export function App({ platform, store, serverState, texts, slots, nonce, children }: AppProps) {
  return (
    <Provider context={providerContext} store={store} {...(serverState ? { serverState } : {})}>
      <TextsContext value={texts}>
        <I18nProvider locale={platform.locale}>
          <LivePlatform platform={platform}>
            <NonceContext value={nonce}>
              <SourceContext value={slots.source}>
                <SlotProvider runtime={slots}>{children}</SlotProvider>
              </SourceContext>
            </NonceContext>
          </LivePlatform>
        </I18nProvider>
      </TextsContext>
    </Provider>
  );
}
