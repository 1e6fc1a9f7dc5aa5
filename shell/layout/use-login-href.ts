import { useLocation } from 'react-router';

/** whoever logs in there goes home */
const NOWHERE = /^\/(?:$|login|register|password-)/;

/** Where one logs in, to come back to this page with its filters. */
export function useLoginHref(): string {
  const { pathname, search } = useLocation();
  return NOWHERE.test(pathname) ? '/login' : `/login?next=${encodeURIComponent(pathname + search)}`;
}
