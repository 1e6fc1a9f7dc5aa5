import { toApiError, useSession } from '@cairn/shared-contracts/remote/platform';
import { useEffect, useEffectEvent } from 'react';
import { chats } from './api.ts';
import { listen } from './live.ts';
import type { LiveListener } from './live-types.ts';

/** Hears the live events of whoever is logged in, for as long as the component is there. */
export function useLive(listener: LiveListener): void {
  const { user } = useSession();
  const [askTicket] = chats.socketTicket.useMutation();
  const userId = user?.id;
  const onEvent = useEffectEvent<NonNullable<LiveListener['onEvent']>>((event) => listener.onEvent?.(event));
  const onOnline = useEffectEvent<NonNullable<LiveListener['onOnline']>>((isOnline, joined) =>
    listener.onOnline?.(isOnline, joined),
  );
  const getTicket = useEffectEvent(async () => {
    const answer = await askTicket();
    if (answer.data) return answer.data;
    const error = toApiError(answer.error);
    if (error.kind === 'refused' && error.status === 401) return null;
    throw new Error('no ticket for the socket');
  });

  useEffect(() => {
    if (userId === undefined) return;
    return listen(userId, () => getTicket(), {
      onEvent: (event) => onEvent(event),
      onOnline: (isOnline, joined) => onOnline(isOnline, joined),
    });
  }, [userId]);
}
