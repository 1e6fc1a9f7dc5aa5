import '@cairn/shared-contracts/ui/theme.css';
import { addTexts, createI18n, type Texts } from '@cairn/shared-contracts/i18n/create-i18n';
import { exposeOfTexts } from '@cairn/shared-contracts/remote/define-remote';
import type { Boot } from '../../../shell/composition/boot.ts';
import { splitUnit } from '../../../shell/composition/boot.ts';
import type { PageData } from '../../../shell/composition/page-route.tsx';
import { callHeaders, createStore, rehydrate } from '../../../shell/composition/store.ts';
import type { StreamedCalls } from '../../../shell/client/streamed-calls.ts';
import { hydrate } from '../../../shell/client/hydrate.tsx';
import type { Parts } from './parts.ts';
import { staticSource } from './static-source.ts';

/** shell/client/main.tsx without federation: takes over the server's HTML with modules of its own bundle */
export async function startHydrated(parts: Parts): Promise<void> {
  const page: { __BOOT__: Boot; __CALLS__?: StreamedCalls; __SHELL_TEXTS__: Texts } = window;
  const boot = page.__BOOT__;
  const textsExpose = exposeOfTexts(boot.platform.locale);
  const early: [remote: string, texts: Texts][] = [];
  const source = staticSource(parts, (unit, module) => {
    const [remote, expose] = splitUnit(unit);
    if (expose !== textsExpose) return;
    // a texts module is the JSON of that namespace
    if (texts) addTexts(texts, remote, module as Texts);
    else early.push([remote, module as Texts]);
  });
  let texts: ReturnType<typeof createI18n> | undefined;
  // page-route.tsx wrote it; absent when the page failed
  const data = boot.hydration.loaderData.page as PageData | undefined;
  await Promise.all([
    import(/* webpackIgnore: true */ boot.shell.localeScript),
    data?.kind === 'page' ? source.prepare(data.target) : undefined,
  ]);
  await Promise.allSettled(boot.units.filter((unit) => !source.peek(unit)).map(source.load));
  texts = createI18n(boot.platform.locale, { shell: page.__SHELL_TEXTS__ });
  for (const [remote, own] of early) addTexts(texts, remote, own);

  const store = createStore(
    { baseUrl: '/api', headers: () => callHeaders(store.getState().prefs) },
    // written by the server's store
    boot.state as object,
  );
  if (Array.isArray(page.__CALLS__)) for (const calls of page.__CALLS__) rehydrate(store, calls);
  page.__CALLS__ = { push: (calls) => rehydrate(store, calls) };
  hydrate({ boot, store, texts, source });
}
