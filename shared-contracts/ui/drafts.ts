import { ownKey } from '../remote/own-storage.ts';

/**
 * Half-filled forms over a reload that the page makes by itself: another locale, a new release, a chunk that failed to load. Those
 * that ask for it are saved when they are closed or left, too.
 */

const PREFIX = ownKey('draft:');

/** What a form held, by field. */
export type Draft = Readonly<Record<string, unknown>>;

/**
 * Key of a form's draft in sessionStorage.
 * @param basename URL prefix of the locale, '' or '/de': the draft is found again in another language
 */
export function draftKey(pathname: string, basename: string, formId: string): string {
  const isPrefixed = basename !== '' && (pathname === basename || pathname.startsWith(`${basename}/`));
  const path = isPrefixed ? pathname.slice(basename.length) : pathname;
  return `${PREFIX}${path || '/'}:${formId}`;
}

/** Keeps a draft. A browser that has no room or forbids storage loses the draft, not the reload. */
export function keepDraft(key: string, draft: Draft): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch (error) {
    console.warn('the draft of a form could not be saved', error);
  }
}

/** Reads a draft once: it is gone afterwards. */
export function takeDraft(key: string): Draft | undefined {
  try {
    const text = sessionStorage.getItem(key);
    if (text === null) return undefined;
    sessionStorage.removeItem(key);
    const draft: unknown = JSON.parse(text);
    return isDraft(draft) ? draft : undefined;
  } catch (error) {
    console.warn('the draft of a form could not be read', error);
    return undefined;
  }
}

/** Forgets a draft: it was sent, or nothing is left of it. */
export function dropDraft(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch (error) {
    console.warn('the draft of a form could not be forgotten', error);
  }
}

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Names of fields that are nobody's business after the page is gone. */
const SECRET_NAME = /password|passcode|^code$|otp|cvc|cvv|card|secret|token/i;
/** What the field itself says of its content (HTML, "Autofill detail tokens"). */
const SECRET_CONTENT = /password|one-time-code|^cc-/;

/** Whether a field must never be saved: passwords, codes and cards, also while they are shown as text. */
export function isSecret(name: string, element: Element | null): boolean {
  if (SECRET_NAME.test(name)) return true;
  if (element === null || !(element instanceof HTMLInputElement)) return false;
  return element.type === 'password' || SECRET_CONTENT.test(element.autocomplete);
}

/** Files stay on the tourist's disk; everything else of a form can be written down. */
export function isKeepable(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isKeepable);
  return !(value instanceof Blob);
}

/** Whether a saved value is of the field's kind: the form may be another one since the reload. */
export function fitsField(saved: unknown, initial: unknown): boolean {
  if (saved === null || initial === null) return true;
  return typeof saved === typeof initial && Array.isArray(saved) === Array.isArray(initial);
}
