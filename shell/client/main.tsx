import '@cairn/shared-contracts/ui/theme.css';
import { addTexts, createI18n, type Texts } from '@cairn/shared-contracts/i18n/create-i18n';
import { exposeOfTexts } from '@cairn/shared-contracts/remote/define-remote';
import type { Boot } from '../composition/boot.ts';
import { splitUnit } from '../composition/boot.ts';
import { callHeaders, createStore, rehydrate, renderedState } from '../composition/store.ts';
import { assetsOfUnits } from '../composition/units.ts';
import { federatedSource } from './federated-source.ts';
import { markAllowed } from './hints.ts';
import { hydrate } from './hydrate.tsx';
import { onNavigationIntent } from './intent.ts';
import type { StreamedCalls } from './streamed-calls.ts';

declare global {
  interface Window {
    __BOOT__: Boot;
    __CALLS__?: StreamedCalls;
    __SHELL_TEXTS__: Texts;
  }
}

/** Loads what the server rendered with, then takes over its HTML. */
async function main(): Promise<void> {
  const boot = window.__BOOT__;
  await import(/* webpackIgnore: true */ boot.shell.localeScript);
  const texts = createI18n(boot.platform.locale, { shell: window.__SHELL_TEXTS__ });
  const textsExpose = exposeOfTexts(boot.platform.locale);
  const source = federatedSource(boot, (unit, module) => {
    const [remote, expose] = splitUnit(unit);
    // a texts expose is the JSON of that namespace
    if (expose === textsExpose) addTexts(texts, remote, module as Texts);
  });
  markAllowed(assetsOfUnits(boot.catalogue, boot.shell.base, boot.units).js);
  const loads = boot.units.map(source.load);
  // the page's own module comes first in the list; fragments come to life when their code is there
  await Promise.allSettled(loads.slice(0, 1));

  const store = createStore(
    { baseUrl: '/api', headers: () => callHeaders(store.getState().prefs) },
    boot.state as object,
  );
  const rendered = renderedState(boot.state as object);
  const push = (calls: unknown) => {
    rendered.add(calls);
    rehydrate(store, calls);
  };
  if (Array.isArray(window.__CALLS__)) for (const calls of window.__CALLS__) push(calls);
  window.__CALLS__ = { push };

  await hydrate({ boot, store, serverState: rendered.state, texts, source });
  // the rest of the house is fetched when somebody is about to leave the page
  onNavigationIntent(document, () => void source.widen().catch(() => undefined));
}

void main();
