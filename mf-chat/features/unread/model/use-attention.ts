import { useEffect, useState, useSyncExternalStore } from 'react';
import { alternate } from './alternate.ts';

/** whoever looks at one tab of the site has been called: the others fall silent as well */
const CHANNEL = 'cairn-attention';

const subscribe = (onChange: () => void) => {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
};
const useHidden = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => document.visibilityState === 'hidden',
    () => false,
  );

/**
 * A hidden tab calls for as long as something is unread that nobody had a chance to see: it came since somebody looked, at this tab or at
 * another of the site that calls as well. However the page has learnt of it, and however it ceased to be unread.
 * @param words what the title says every other time
 * @param unreadId the newest message that is unread, 0 for none; undefined as long as that is not known
 */
export function useAttention(words: string, unreadId: number | undefined): void {
  const isHidden = useHidden();
  const [seenId, setSeenId] = useState<number>();
  // set while rendering: what is unread before anybody's eyes, or was so when the page came, calls nobody
  if (unreadId !== undefined && unreadId !== seenId && (!isHidden || seenId === undefined)) setSeenId(unreadId);
  const isCalling = isHidden && seenId !== undefined && unreadId !== undefined && unreadId > seenId;
  useEffect(() => {
    if (!isCalling) return;
    return alternate(words);
  }, [isCalling, words]);
  useEffect(() => {
    if (!isCalling) return;
    const others = new BroadcastChannel(CHANNEL);
    others.addEventListener('message', () => setSeenId(unreadId));
    return () => {
      if (document.visibilityState === 'visible') others.postMessage('looked');
      others.close();
    };
  }, [isCalling, unreadId]);
}
