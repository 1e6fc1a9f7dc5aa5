import { useCallback } from 'react';
import type { RemoteName } from '../remote/define-remote.ts';
import { baseApi } from './base-api.ts';
import { useDispatch } from './store-context.ts';
import { mayUse, type StaleTag, tagRefusal } from './tags.ts';

/**
 * `const makeStale = useMakeStale('mf-chat')`: for what a remote hears of by other ways than its own calls. Answers with these tags are
 * read anew where they are on screen.
 */
export function useMakeStale<R extends RemoteName>(remote: R): (tags: readonly StaleTag<R>[]) => void {
  const dispatch = useDispatch();
  return useCallback(
    (tags) => {
      const refused = tags.find((tag) => !mayUse(remote, 'madeStaleBy', tag));
      if (refused !== undefined) throw new Error(tagRefusal(remote, 'madeStaleBy', refused));
      dispatch(baseApi.util.invalidateTags([...tags]));
    },
    [dispatch, remote],
  );
}
