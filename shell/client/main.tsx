import { splitName } from '@cairn/shared-contracts/remote/part-name';
import '@cairn/shared-contracts/ui/theme.css';
import { createI18n, type Texts } from '@cairn/shared-contracts/i18n/create-i18n';
import { withoutPrefix } from '@cairn/shared-contracts/i18n/locales';
import { takeTexts } from '@cairn/shared-contracts/i18n/take-texts';
import type { Boot } from '../composition/boot.ts';
import { callHeaders } from '../composition/call-headers.ts';
import { localeOfTexts, sheetsOf } from '../composition/units.ts';
import { restoreScroll } from '../layout/preference-scroll.ts';
import { tellingRefusals } from './behaviours/refused-calls.ts';
import { withoutSelectionToken } from './behaviours/selection-token.ts';
import { siteConnection } from './behaviours/site-connection.ts';
import { endUnseenTransitions } from './behaviours/unseen-transitions.ts';
import { haveStyles, keepStyles } from './hints.ts';
import { onNavigationIntent, onPress } from './intent.ts';
import { localeFailed } from './locale-failed.ts';
import { takeAnswerNonce } from './page-nonce.ts';
import { readLocales, readStorage } from './read-ahead.ts';
import { rememberTimeZone } from './remember-time-zone.ts';
import type { StreamedCalls } from './streamed-calls.ts';
import { guardSinks } from './trusted.ts';
import { turn } from './turn.ts';

declare global {
  interface Window {
    __BOOT__: Boot;
    __CALLS__?: StreamedCalls;
    /**
     * Tells the start script (inline/start.ts) that code takes the page over.
     * @param isDevelopment fonts that come later must leave no mark on what React compares
     * @returns what to wait for first: the page is being laid out anew, in steps
     */
    __TAKE_OVER__?: (isDevelopment: boolean) => Promise<void> | undefined;
    /** Fetches the texts that no page begins with: what asks for one waits for it (build/late-texts-loader.mjs). */
    __LATE_TEXTS__?: () => Promise<unknown>;
    /** by namespace: shell, kit */
    __SHELL_TEXTS__: Record<string, Texts>;
  }
}

/** The server has kept the token and rendered without it: here it leaves the address bar, before the router reads the address. */
function takeSelectionToken(): void {
  const { pathname, search, hash } = location;
  const cleaned = withoutSelectionToken(pathname + search + hash);
  if (cleaned) history.replaceState(history.state, '', cleaned.address);
}

/**
 * The app's own code is in this very file's chunks; it is run piece by piece, in tasks of their own: in one it would keep a slow phone
 * from answering for a fifth of a second.
 */
async function platformParts() {
  await import(/* webpackMode: "eager", webpackExports: ["Tuple"] */ '@reduxjs/toolkit');
  await turn();
  await import(/* webpackMode: "eager", webpackExports: ["buildCreateApi"] */ '@reduxjs/toolkit/query/react');
  await turn();
  await import(/* webpackMode: "eager" */ '@cairn/shared-contracts/state/base-api');
  await turn();
  await import(/* webpackMode: "eager", webpackExports: ["Link"] */ 'react-router');
  await turn();
  const { federatedSource } = await import(/* webpackMode: "eager" */ './federated-source.ts');
  await turn();
  const store = await import(/* webpackMode: "eager" */ '../composition/store.ts');
  await turn();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await turn();
  readStorage();
  await turn();
  await import(/* webpackMode: "eager" */ 'react-aria-components/I18nProvider');
  await turn();
  await import(/* webpackMode: "eager" */ '../composition/app.tsx');
  await turn();
  await import(/* webpackMode: "eager" */ '../pages/page-parts.tsx');
  await turn();
  const { hydrate } = await import(/* webpackMode: "eager" */ './hydrate.tsx');
  await turn();
  return { federatedSource, hydrate, ...store };
}

/** Loads what the server rendered with, then takes over its HTML. */
async function main(): Promise<void> {
  const boot = window.__BOOT__;
  boot.nonce ||= takeAnswerNonce();
  takeSelectionToken();
  restoreScroll(withoutPrefix(location.pathname, boot.platform.basename) + location.search);
  guardSinks(boot);
  if (boot.isStyled) haveStyles(sheetsOf(boot));
  try {
    await import(/* webpackIgnore: true */ boot.shell.localeScript);
  } catch (error) {
    // without words the page could only show their keys: the server's HTML has them, and stays
    localeFailed(boot.shell.localeScript, error);
    document.documentElement.dataset.static = '1';
    return;
  }
  const parts = await platformParts();
  const { federatedSource, createStore, renderedState, rehydrate, hydrate } = parts;
  const texts = createI18n(boot.platform.locale, window.__SHELL_TEXTS__);
  const source = federatedSource(boot, (unit, module) => {
    const locale = localeOfTexts(unit);
    // a texts expose is the JSON of that namespace
    return locale ? takeTexts(texts, splitName(unit)[0], module as Texts, locale) : undefined;
  });
  const loads = boot.units.filter((unit) => !boot.deferred.includes(unit)).map(source.load);
  await turn();
  // while they are on their way
  readLocales(boot.platform.locale);
  // the page's own module comes first in the list; fragments come to life when their code is there
  const [page] = await Promise.allSettled(loads.slice(0, 1));
  const failure: unknown = page?.status === 'rejected' ? page.reason : undefined;

  await turn();
  const store = createStore(
    {
      baseUrl: '/api',
      headers: () => callHeaders(store.getState().prefs),
      fetch: tellingRefusals(siteConnection().fetch),
    },
    boot.state,
  );
  await turn();
  const rendered = renderedState(boot.state);
  const push = (calls: unknown) => {
    rendered.add(calls);
    rehydrate(store, calls);
  };
  if (Array.isArray(window.__CALLS__)) for (const calls of window.__CALLS__) push(calls);
  window.__CALLS__ = { push };
  await turn();

  await window.__TAKE_OVER__?.(process.env.NODE_ENV === 'development');
  await hydrate({ boot, store, serverState: rendered.state, texts, source, failure });
  endUnseenTransitions();
  if (boot.isStyled) keepStyles(sheetsOf(boot));
  // the rest of the app is fetched when somebody is about to leave the page
  onNavigationIntent(document, () => void source.widen().catch(() => undefined));
  // so are the words of what somebody is about to open
  onPress(document, () => {
    // without a line it would fail for as long as the page is open, see importLate
    if (navigator.onLine) void window.__LATE_TEXTS__?.().catch(() => undefined);
  });
  await turn();
  rememberTimeZone();
}

void main();
