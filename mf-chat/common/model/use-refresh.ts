import { useMakeStale } from '@cairn/shared-contracts/remote/platform';
import { useCallback } from 'react';

/** events come in bursts, and several components hear each of them */
const GATHER_MS = 250;
let timer: ReturnType<typeof setTimeout> | null = null;

/** Reads lists and counts of chats anew, once for a burst of events. */
export function useRefresh(): () => void {
  const makeStale = useMakeStale('mf-chat');
  return useCallback(() => {
    if (timer !== null) return;
    timer = setTimeout(() => {
      timer = null;
      makeStale(['Chat']);
    }, GATHER_MS);
  }, [makeStale]);
}
