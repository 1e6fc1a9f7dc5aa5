import { access } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type Live,
  type Release,
  releaseFolder,
  release as releaseSchema,
} from '@cairn/shared-contracts/remote/release';
import { SHELL_DIST } from '@cairn/shell/dist';
import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS, findWindowlessChromium } from '../local/chromium.ts';
import { UsageError } from '../registry/cli/command.ts';
import type { ObjectStore } from '../registry/object-store.ts';
import { misnamed } from './asked-for.ts';
import { startPair } from './composed-pair.ts';
import { type Checked, lookAt } from './look-at.ts';
import { unshownFragments } from './places.ts';
import { type GivenProps, publishTrialPages } from './trial-pages.ts';

interface Options {
  store: ObjectStore;
  dataDir: string;
  environment: string;
  by: string;
  release: Release;
  live: Live;
  /** addresses to look at besides those that the site's links lead to */
  pages: readonly string[];
  /** what fragments are given that no page shows */
  given: GivenProps;
  accepted?: string;
  tell(text: string): void;
  unchecked(what: string): void;
}

/** everything that stands beside a version: what is live, with the version itself in its remote's place */
export async function compositionOf({
  store,
  live,
  release,
}: Pick<Options, 'store' | 'live' | 'release'>): Promise<Release[]> {
  const others = Object.entries(live.remotes).filter(([name, { stable }]) => stable !== null && name !== release.name);
  const found = await Promise.all(
    others.map(async ([name, { stable }]) => {
      const content = await store.get(`${releaseFolder(name, stable ?? '')}/release.json`);
      return content ? [releaseSchema.parse(JSON.parse(content.toString()))] : [];
    }),
  );
  return [release, ...found.flat()];
}

/**
 * Renders everything of a version inside the live composition, apart from what visitors get, and looks at it with a browser.
 * @throws UsageError where a page or a fragment is named that would not be looked at
 * @throws when there is no browser here
 */
export async function runCheck(options: Options): Promise<Checked> {
  const { tell, release } = options;
  const composition = await compositionOf(options);
  // of one that is older than contracts nobody knows what its fragments take: it is told that they were not seen
  const unshown = release.contract ? unshownFragments(release, composition) : [];
  const fault = misnamed(options, { release, composition, unshown });
  if (fault) throw new UsageError(fault);
  const executablePath = findWindowlessChromium();
  const isBuilt = await access(join(SHELL_DIST, 'server/main.mjs')).then(
    () => true,
    () => false,
  );
  if (!isBuilt) await import('@cairn/shell/build').then(({ buildShell }) => buildShell());
  tell('starting the live composition, and the same with this version');
  const { name, version } = release;
  const beside = (store: ObjectStore) => publishTrialPages(store, release, unshown, options.given);
  const pair = await startPair({ ...options, name, version, beside });
  try {
    const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });
    try {
      const liveVersion = options.live.remotes[name]?.stable ?? undefined;
      return await lookAt(pair, browser, { ...options, composition, liveVersion, unshown });
    } finally {
      await browser.close();
    }
  } finally {
    await pair.stop();
  }
}
