import { forgetOwn } from '@cairn/shared-contracts/remote/own-storage';
import { coreEndpoints } from '@cairn/shared-contracts/remote/platform';
import { endPush } from '@cairn/shared-contracts/remote/service-worker';
import { baseApi } from '@cairn/shared-contracts/state/base-api';
import { useDispatch } from '@cairn/shared-contracts/state/store-context';
import { useEffect, useEffectEvent, useRef } from 'react';
import { onRefusedCall } from './refused-calls.ts';
import { type SessionWatch, watchSession } from './session-watch.ts';

/** The page anew: its memory holds what only its user may see. On the way out parts of it still write down what they hold. */
function leave(): void {
  window.addEventListener('pagehide', forgetOwn, { once: true });
  window.location.reload();
}

/** Follows who is logged in over all tabs of the browser. */
export function useSessionWatch(): void {
  const { data: user, refetch } = coreEndpoints.profile.useQuery();
  const dispatch = useDispatch();
  const watch = useRef<SessionWatch>(null);
  const ask = useEffectEvent(() => void refetch());
  const askAll = useEffectEvent(
    () => void dispatch(baseApi.util.invalidateTags(['Session', 'Favourites', 'Chat', 'Booking', 'Account'])),
  );
  useEffect(() => {
    const begun = watchSession({ window, ask: () => ask(), askAll: () => askAll(), leave, forget: forgetOwn });
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
