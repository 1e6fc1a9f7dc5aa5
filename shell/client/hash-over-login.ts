import { withoutPrefix } from '@cairn/shared-contracts/i18n/locales';
import type { RouterState } from 'react-router';

/** what of react-router's router this needs */
interface Router {
  state: Pick<RouterState, 'location' | 'navigation'>;
  subscribe(listener: (state: Pick<RouterState, 'location' | 'navigation'>) => void): () => void;
  navigate(to: { pathname: string; search: string; hash: string }, options: { replace: true }): unknown;
}

interface Target {
  /** with its query, without the locale's prefix */
  address: string;
  hash: string;
}

const SIGN_IN = /^\/(login|register)$/;

/**
 * Whoever has to log in on the way to '/settings#phone' comes out there: no server hears of the hash, so `next` has none. A browser that
 * a server sent to the log-in still has it in its address bar; a page that went there by itself has only just read it.
 */
export function keepHashOverLogin(router: Router, basename: string): void {
  const addressOf = ({ pathname, search }: { pathname: string; search: string }) =>
    withoutPrefix(pathname, basename) + search;
  const nextOf = ({ pathname, search }: { pathname: string; search: string }): string | null =>
    SIGN_IN.test(withoutPrefix(pathname, basename)) ? new URLSearchParams(search).get('next') : null;

  const { location: start } = router.state;
  const startNext = nextOf(start);
  let wanted: Target | undefined = startNext && start.hash ? { address: startNext, hash: start.hash } : undefined;
  let going: Target | undefined;

  router.subscribe(({ location, navigation }) => {
    if (navigation.location) {
      const { hash } = navigation.location;
      if (nextOf(navigation.location) === null)
        going = hash ? { address: addressOf(navigation.location), hash } : undefined;
      return;
    }
    if (going && nextOf(location) === going.address) wanted = going;
    going = undefined;
    if (!wanted || location.hash || addressOf(location) !== wanted.address) return;
    const { hash } = wanted;
    wanted = undefined;
    const { pathname, search } = location;
    void router.navigate({ pathname: withoutPrefix(pathname, basename), search, hash }, { replace: true });
  });
}
