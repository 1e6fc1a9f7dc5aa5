import { splitName } from '@cairn/shared-contracts/remote/part-name';
import { BEFORE_RELOAD } from '@cairn/shared-contracts/remote/platform-events';
import type { UnitFailure } from '../../composition/unit-failed.ts';
import { versionIn } from '../version-in.ts';
import { FAILURES_PATH, type FailureAnswer } from './failure-report.ts';

/** sessionStorage: before each version that this tab has told of */
export const TOLD = 'cairn:told-of:';
const REASON_MAX = 300;

export interface Telling {
  /** names what the page is composed of: '/assets/composition/mf-content@1.1.0,mf-tour@1.0.0.json?shell=…' */
  manifestUrl: string;
  window: Pick<Window, 'dispatchEvent'> & { location: Pick<Location, 'reload'> };
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  fetch(url: string, init: RequestInit): Promise<Pick<Response, 'json'>>;
  /** somebody has pressed something: a reload would take it from them */
  isInUse(): boolean;
}

/** 'browser/c.0a1b2c3d.js:1:2345': where in a remote's code it was thrown */
const placeOf = (error: unknown): string | undefined =>
  error instanceof Error
    ? /\/remotes\/[^/]+\/[^/]+\/(browser\/[\w.-]+\.js:\d+:\d+)/.exec(error.stack ?? '')?.[1]
    : undefined;

/**
 * Tells the server of a version that failed here. Where that has another one for this visitor, the page is loaded anew, once for each
 * version: at once when it is the page itself that failed, else only while nobody has done anything on it.
 * @returns whether the page is loaded anew
 */
export async function tellOfFailure({ name, reason, error }: UnitFailure, options: Telling): Promise<boolean> {
  const { manifestUrl, window, storage, fetch, isInUse } = options;
  const [remote, part] = splitName(name);
  const version = versionIn(manifestUrl, remote);
  if (!version) return false;
  try {
    const mark = `${TOLD}${remote}@${version}`;
    if (storage.getItem(mark)) return false;
    storage.setItem(mark, '1');
    const answer = await fetch(FAILURES_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name, version, reason: reason.slice(0, REASON_MAX), at: placeOf(error) }),
    });
    // of our own server
    const { isOther } = (await answer.json()) as FailureAnswer;
    if (!isOther || (!part.startsWith('route.') && isInUse())) return false;
  } catch {
    // away, or a browser that forbids storage: without the mark there would be no end of reloads
    return false;
  }
  window.dispatchEvent(new Event(BEFORE_RELOAD));
  window.location.reload();
  return true;
}

/** @param event UNIT_FAILED */
export const onUnitFailed = (event: Event, manifestUrl: string): Promise<boolean> =>
  // unitFailed() makes no other
  tellOfFailure((event as CustomEvent<UnitFailure>).detail, {
    ...{ manifestUrl, window, storage: sessionStorage },
    fetch: (url, init) => window.fetch(url, init),
    isInUse: () => navigator.userActivation?.hasBeenActive ?? true,
  });
