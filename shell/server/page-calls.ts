import type { PagePorts } from './page-order.ts';
import type { Session } from './session.ts';

/** a call that takes longer is given up: the page's loader would be, too */
const LIMIT_MS = 5000;
/** what a page says of itself; who asks, and in whose name, is the session's to say */
const OWN_HEADERS: ReadonlySet<string> = new Set(['accept', 'x-language', 'x-localization', 'x-currency', 'x-role']);

/**
 * A page's calls, made in the visitor's name: the page itself has neither tokens nor the api's address. It may read, and say in which
 * language.
 */
export const pageCalls =
  (apiUrl: string, site: string, session: Pick<Session, 'fetch'>): PagePorts['call'] =>
  async ({ path, headers, signal }) => {
    const url = new URL(apiUrl + path);
    // no '..' and no '@' leads anywhere else
    if (!path.startsWith('/') || !url.href.startsWith(`${apiUrl}/`))
      throw new TypeError(`${path} is no call of the api's`);
    const own = new Headers(headers.filter(([name]) => OWN_HEADERS.has(name.toLowerCase())));
    own.set('x-site', site);
    return session.fetch(url.href, { method: 'GET', headers: own, signal }, LIMIT_MS);
  };
