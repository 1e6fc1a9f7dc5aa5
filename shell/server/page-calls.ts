import { Silent } from '@cairn/shared-contracts/node/pulse';
import { isPersonal } from './call-of-path.ts';
import type { PagePorts } from './page-order.ts';
import type { RememberedAnswers } from './remembered-answers.ts';
import type { Session } from './session.ts';

/** a call that takes longer is given up: the page's loader would be, too */
const LIMIT_MS = 5000;
/** from its first call on: a page that is not whole by then is sent as it is */
const PAGE_MS = 8000;
/** what a page says of itself; who asks, and in whose name, is the session's to say */
const OWN_HEADERS: ReadonlySet<string> = new Set(['accept', 'x-language', 'x-localization', 'x-currency', 'x-role']);

export interface PageCallsOptions {
  apiUrl: string;
  /** which variant of the site the page is of */
  site: string;
  session: Pick<Session, 'fetch' | 'isPresent' | 'hasWritten'>;
  /** what the api said before */
  remembered?: RememberedAnswers | undefined;
}

/**
 * A page's calls, made in the visitor's name: the page itself has neither tokens nor the api's address. It may read, and say in which
 * language.
 */
export function pageCalls({ apiUrl, site, session, remembered }: PageCallsOptions): PagePorts['call'] {
  const until = performance.now() + PAGE_MS;
  const call: PagePorts['call'] = async ({ path, headers, signal }) => {
    const left = Math.min(LIMIT_MS, until - performance.now());
    if (left <= 0) throw new Silent(503, 'the time of the page is over');
    const own = new Headers(headers);
    own.set('x-site', site);
    return session.fetch(apiUrl + path, { method: 'GET', headers: own, signal }, left);
  };
  const anew = remembered?.over(site, call) ?? call;
  const asGuestsDo = remembered?.over(site, call, true) ?? call;
  // who is logged in asks for what is anybody's without a token: only what is their own may be refused them
  const isAnybodys = (path: string) => !session.isPresent || !isPersonal(path.split('?', 1)[0] ?? '');
  return async ({ path, headers, signal }) => {
    const url = new URL(apiUrl + path);
    // no '..' and no '@' leads anywhere else
    if (!path.startsWith('/') || !url.href.startsWith(`${apiUrl}/`))
      throw new TypeError(`${path} is no call of the api's`);
    const own = headers.filter(([name]) => OWN_HEADERS.has(name.toLowerCase()));
    const asked = { path: url.href.slice(apiUrl.length), headers: own, signal };
    return !session.hasWritten && isAnybodys(asked.path) ? asGuestsDo(asked) : anew(asked);
  };
}
