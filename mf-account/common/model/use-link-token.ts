import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

const PARAM = 'token';
const NO_MARK = {};

/** undefined on the server and in the first render: the token is not to stand in any HTML */
export type LinkToken = string | null | undefined;

/**
 * The token of a mailed link, null where the address has none. It is taken out of the address bar and of the history at once: whoever
 * looks over a shoulder, a screenshot, the browser's history must not have it.
 * @param mark stands in the address in its place
 */
export function useLinkToken(mark: Readonly<Record<string, string>> = NO_MARK): LinkToken {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState<LinkToken>();
  useEffect(() => {
    const query = new URLSearchParams(search);
    const found = query.get(PARAM);
    setToken((known) => found ?? known ?? null);
    if (found === null) return;
    query.delete(PARAM);
    for (const [name, value] of Object.entries(mark)) query.set(name, value);
    // the router's own replacement waits for the loader: the bar does not
    const bar = new URL(window.location.href);
    bar.search = query.toString();
    window.history.replaceState(window.history.state, '', bar);
    void navigate({ pathname, search: query.toString(), hash }, { replace: true, preventScrollReset: true, state });
  }, [pathname, search, hash, state, navigate, mark]);
  return token;
}
