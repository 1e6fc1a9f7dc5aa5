import { forgetOwn } from '@cairn/shared-contracts/remote/own-storage';
import { coreEndpoints, useLogOut } from '@cairn/shared-contracts/remote/platform';
import { endPush } from '@cairn/shared-contracts/remote/service-worker';
import { baseApi } from '@cairn/shared-contracts/state/base-api';
import { useDispatch } from '@cairn/shared-contracts/state/store-context';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useHref } from 'react-router';
import { forgetCopies } from '../offline/copies.ts';
import { onRefusedCall } from './refused-calls.ts';
import { type SessionWatch, watchSession } from './session-watch.ts';

/** all that this browser holds of somebody */
function forgetAll(): void {
  forgetOwn();
  forgetCopies();
}

/**
 * The page anew: its memory holds what only its user may see. On the way out parts of it still write down what they hold.
 * @param home where whoever pressed "Log out" goes, in place of a page that would ask them to log in; Back does not lead here again
 */
function leave(home: string | undefined): void {
  window.addEventListener('pagehide', forgetAll, { once: true });
  if (home === undefined) window.location.reload();
  else window.location.replace(home);
}

/** Follows who is logged in over all tabs of the browser. */
export function useSessionWatch(): void {
  const { data: user, refetch } = coreEndpoints.profile.useQuery();
  const dispatch = useDispatch();
  const watch = useRef<SessionWatch>(null);
  const ask = useEffectEvent(() => void refetch());
  const [, { isSuccess: hasLoggedOut }] = useLogOut();
  const home = useHref('/');
  const go = useEffectEvent(() => leave(hasLoggedOut ? home : undefined));
  const askAll = useEffectEvent(async () => {
    const { data: now } = await refetch();
    // a guest would be refused each of these
    if (now) dispatch(baseApi.util.invalidateTags(['Session', 'Favourites', 'Chat', 'Booking', 'Account']));
  });
  useEffect(() => {
    const begun = watchSession({
      window,
      ask: () => ask(),
      askAll: () => void askAll(),
      leave: () => go(),
      forget: forgetAll,
    });
    const stop = onRefusedCall(begun.refused);
    watch.current = begun;
    return () => {
      stop();
      begun.stop();
    };
  }, []);
  const id = user ? user.id : user;
  useEffect(() => watch.current?.saw(id), [id]);
  useEffect(() => {
    // nobody is logged in: what this browser would show is somebody's who has left
    if (id === null) void endPush();
  }, [id]);
}
