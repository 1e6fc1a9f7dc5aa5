import { localeOf } from '@cairn/shared-contracts/i18n/locales';
import { coreEndpoints } from '@cairn/shared-contracts/remote/platform';
import { baseApi } from '@cairn/shared-contracts/state/base-api';
import type { StaticHandlerContext } from 'react-router';
import type { Boot, ShellAssets } from '../composition/boot.ts';
import type { PageData } from '../composition/page-data.ts';
import type { Store } from '../composition/store.ts';
import {
  assetsOfUnits,
  deferredUnits,
  lazyOfUnits,
  manifestOfUnits,
  unitsOfPage,
  wakesOnInteraction,
} from '../composition/units.ts';
import { layoutFragments } from '../layout/fragments.ts';
import type { Composed } from './composed.ts';
import type { PageRequest } from './page-answer.ts';
import { filesOfOwnPage, manifestOf } from './shell-assets.ts';

/** errors of the router lose their class on the way to the browser: this name brings it back */
function serializableErrors(errors: StaticHandlerContext['errors']): Boot['hydration']['errors'] {
  if (!errors) return null;
  return Object.fromEntries(
    Object.entries(errors).map(([id, error]) => [
      id,
      typeof error === 'object' && error !== null && 'status' in error
        ? { ...error, __type: 'RouteErrorResponse' }
        : { message: 'error', __type: 'Error' },
    ]),
  );
}

/** What the browser begins with: all that the server rendered the page of. */
export function bootOf(request: PageRequest, store: Store, context: StaticHandlerContext, nonce: string): Boot {
  const { composition, shell, platform } = request;
  // load-page.ts wrote it; absent when the page failed
  const page = context.loaderData?.page as PageData | undefined;
  const target = page?.kind === 'page' ? page.target : undefined;
  const own = page?.kind === 'own' ? filesOfOwnPage(shell, page.id) : { js: [], css: [] };
  const isLoggedIn = Boolean(coreEndpoints.profile.select()(store.getState()).data);
  const of = [composition.remotes, target, layoutFragments(isLoggedIn), platform.locale] as const;
  const units = unitsOfPage(...of).filter((unit) => !composition.source.isDown(unit));
  const { config: _config, ...api } = store.getState()[baseApi.reducerPath];
  return {
    platform,
    theme: request.theme,
    manifest: manifestOfUnits(manifestOf(shell, composition.remotes), units, request.isStyled),
    manifestUrl: request.manifestUrl,
    down: composition.down,
    shell: {
      base: shell.assets.base,
      js: [...shell.js, ...own.js],
      css: [...shell.css, ...own.css].map((sheet) => (request.isStyled ? { ...sheet, integrity: '' } : sheet)),
      fonts: shell.fontsOf(localeOf(platform.locale).code),
      localeScript: shell.assets.base + shell.assets.locales[platform.locale],
    },
    isStyled: request.isStyled,
    units,
    deferred: deferredUnits(...of),
    hydration: { loaderData: context.loaderData ?? {}, errors: serializableErrors(context.errors) },
    state: { prefs: store.getState().prefs, [baseApi.reducerPath]: { ...api, subscriptions: {} } },
    nonce,
    ...(composition.experiments ? { experiments: composition.experiments } : {}),
    ...(request.inspected ? { inspected: request.inspected } : {}),
  };
}

/** everything that the page runs at once: the shell's own, its texts, the remotes' */
export function modulesOf(
  {
    shell,
    manifest,
    units,
    deferred,
    platform,
  }: Pick<Boot, 'manifest' | 'units' | 'deferred'> & {
    shell: Pick<Boot['shell'], 'base' | 'js' | 'localeScript'>;
    platform: Pick<Boot['platform'], 'locale'>;
  },
  { lateTexts, waiting }: Pick<ShellAssets, 'lateTexts' | 'waiting'>,
): string[] {
  const first = units.filter((unit) => !deferred.includes(unit));
  const parts = assetsOfUnits(manifest, shell.base, first).js.map(({ url }) => url);
  const own = shell.js.map(({ url }) => url);
  // fetched beside the code that waits for it, not after
  const isWanted = [...own, ...parts].some((url) => waiting.some((file) => url === shell.base + file));
  const late = isWanted ? lateTexts[platform.locale] : undefined;
  return [...own, shell.localeScript, ...(late ? [shell.base + late] : []), ...parts];
}

/**
 * Whether a page's code can wait for its visitor: of a page to read, for a guest. What stands in the query may be a search or a token,
 * which is code's to read; an experiment is counted by code, and an inspector is code.
 */
export function isQuiet(
  { composition, shell, url, hasSession, inspected }: PageRequest,
  { hydration, experiments }: Boot,
): boolean {
  // load-page.ts wrote it; absent when the page failed
  const page = hydration.loaderData.page as PageData | undefined;
  const isToRead = page?.kind === 'page' && wakesOnInteraction(composition.remotes, page.target);
  return isToRead && !hasSession && !experiments && !inspected && !new URL(url).search && !shell.assets.isDevelopment;
}

/** Hashes of all code that the page may run, by address: chunks that load on demand too, as they may be imported before the whole manifest is known. */
export function integrityOf({ shell, manifest, units }: Boot, { remotes }: Composed): Record<string, string> {
  const page = assetsOfUnits(manifest, shell.base, units);
  const lazy = lazyOfUnits(remotes, units);
  return Object.fromEntries(
    [...shell.js, ...page.js, ...page.later, ...lazy]
      .filter((file) => file.integrity)
      .map((file) => [file.url, file.integrity]),
  );
}
