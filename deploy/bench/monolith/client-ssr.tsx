import '@cairn/shared-contracts/ui/theme.css';
import type { Texts } from '@cairn/shared-contracts/i18n/create-i18n';
import { siteConnection } from '../../../shell/client/behaviours/site-connection.ts';
import { haveStyles } from '../../../shell/client/hints.ts';
import { hydrate } from '../../../shell/client/hydrate.tsx';
import type { StreamedCalls } from '../../../shell/client/streamed-calls.ts';
import { guardSinks } from '../../../shell/client/trusted.ts';
import type { Boot } from '../../../shell/composition/boot.ts';
import { callHeaders } from '../../../shell/composition/call-headers.ts';
import type { PageData } from '../../../shell/composition/page-data.ts';
import { createStore, rehydrate, renderedState } from '../../../shell/composition/store.ts';
import { sheetsOf } from '../../../shell/composition/units.ts';
import type { Parts } from './parts.ts';
import { sourceWithTexts } from './source-with-texts.ts';

/** shell/client/main.tsx without federation: takes over the server's HTML with modules of its own bundle */
export async function startHydrated(parts: Parts): Promise<void> {
  // the same inline scripts as the federated page's
  const page = window as unknown as {
    __BOOT__: Boot;
    __CALLS__?: StreamedCalls;
    __TAKE_OVER__?: (isDevelopment: boolean) => Promise<void> | undefined;
    __SHELL_TEXTS__: Record<string, Texts>;
  };
  const boot = page.__BOOT__;
  guardSinks(boot);
  if (boot.isStyled) haveStyles(sheetsOf(boot));
  await import(/* webpackIgnore: true */ boot.shell.localeScript);
  await window.__LATE_TEXTS__?.();
  const { source, texts } = sourceWithTexts(parts, boot.platform.locale, page.__SHELL_TEXTS__);
  // load-page.ts wrote it; absent when the page failed
  const data = boot.hydration.loaderData.page as PageData | undefined;
  if (data?.kind === 'page') await source.prepare(data.target);
  await Promise.allSettled(
    boot.units.filter((unit) => !source.peek(unit) && !boot.deferred.includes(unit)).map(source.load),
  );

  const store = createStore(
    { baseUrl: '/api', headers: () => callHeaders(store.getState().prefs), fetch: siteConnection().fetch },
    boot.state,
  );
  const rendered = renderedState(boot.state);
  const push = (calls: unknown) => {
    rendered.add(calls);
    rehydrate(store, calls);
  };
  if (Array.isArray(page.__CALLS__)) for (const calls of page.__CALLS__) push(calls);
  page.__CALLS__ = { push };
  await page.__TAKE_OVER__?.(false);
  await hydrate({ boot, store, serverState: rendered.state, texts, source });
}
