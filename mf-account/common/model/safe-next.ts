/** any origin that is nobody's: a target is inside the site when it stays on it */
const HERE = 'http://inside.invalid';
const SIGN_IN_PAGES = /^\/(login|login-via-token|register|password-recovery|password-reset|email-undo)\/?$/;

/**
 * Where to go after logging in: a path of this site, or home. Browsers read "\" as "/", drop tabs and resolve "..", so the target is
 * resolved as a browser would and judged afterwards.
 */
export function safeNext(next: string | null | undefined): string {
  if (!next?.startsWith('/') || !URL.canParse(next, HERE)) return '/';
  const { origin, pathname, search, hash } = new URL(next, HERE);
  const isInside = origin === HERE && !pathname.startsWith('//') && !SIGN_IN_PAGES.test(pathname);
  return isInside ? pathname + search + hash : '/';
}

/** "/register" with the target kept, when there is one */
export const withNext = (path: string, next: string): string =>
  next === '/' ? path : `${path}?next=${encodeURIComponent(next)}`;
