/** on the window: a part of a remote failed in this browser, its code or its render */
export const UNIT_FAILED = 'cairn:unit-failed';

/** What failed and why, as UNIT_FAILED carries it. */
export interface UnitFailure {
  /** a unit or a fragment: 'mf-tour/route.tour', 'mf-tour/card' */
  name: string;
  reason: string;
  error: unknown;
}

/** Says so to whoever can have another version shown (client/behaviours/other-version.ts). The server has ways of its own. */
export function unitFailed(name: string, error: unknown): void {
  if (typeof window === 'undefined') return;
  const detail: UnitFailure = { name, reason: String(error), error };
  window.dispatchEvent(new CustomEvent(UNIT_FAILED, { detail }));
}
