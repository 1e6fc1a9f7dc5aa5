import { BEFORE_RELOAD } from '@cairn/shared-contracts/remote/platform-events';
import { leaveBehind } from '../left-behind.ts';
import { versionIn } from '../version-in.ts';
import { type BuildManifest, WITHDRAWN_NOTICE } from './build-manifest.ts';

/** sessionStorage: how often this tab was loaded anew for a version */
const RELOADED = 'cairn:withdrawn:';
/** a shell may be behind the one that told of it; what more reloads would not help is not repeated */
const RELOADS_MOST = 3;

interface Surroundings {
  /** names what the page is composed of */
  manifestUrl: string;
  window: Pick<Window, 'dispatchEvent'> & { location: Pick<Location, 'reload'> };
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  /** the next page comes from the server */
  leaveBehind(): void;
}

/**
 * What a page does when a version that it is composed of is withdrawn: it goes on with it until somebody goes elsewhere, or, where that is
 * not safe, comes anew at once. Forms hear of it first and keep what they hold.
 */
export function takeWithdrawn(
  withdrawn: NonNullable<BuildManifest['withdrawn']>,
  { manifestUrl, window, storage, leaveBehind: leave }: Surroundings,
): void {
  const own = Object.entries(withdrawn).filter(([key]) => {
    const [remote = '', version] = key.split('@');
    return versionIn(manifestUrl, remote) === version;
  });
  if (own.length === 0) return;
  leave();
  const [unsafe] = own.find(([, kind]) => kind === 'safety') ?? [];
  if (unsafe === undefined) return;
  try {
    const times = Number(storage.getItem(RELOADED + unsafe));
    if (times >= RELOADS_MOST) return;
    storage.setItem(RELOADED + unsafe, String(times + 1));
    storage.setItem(WITHDRAWN_NOTICE, '1');
  } catch {
    // a browser that forbids storage: without the mark there might be no end of reloads
    return;
  }
  window.dispatchEvent(new Event(BEFORE_RELOAD));
  window.location.reload();
}

export const onWithdrawn = (withdrawn: NonNullable<BuildManifest['withdrawn']>, manifestUrl: string): void =>
  takeWithdrawn(withdrawn, { manifestUrl, window, storage: sessionStorage, leaveBehind });
