import { useSession } from '@cairn/shared-contracts/remote/platform';
import { useEffect, useEffectEvent, useRef } from 'react';
import { playChime } from './chime.ts';
import { soundOnce } from './sound-once.ts';

/**
 * A sound for what others write, also for what came while the line was away.
 * @param unreadId the newest message that is unread, 0 for none; undefined as long as that is not known
 * @returns sounds for a message that the page was told of
 */
export function useSound(unreadId: number | undefined): (messageId: number) => void {
  const { user } = useSession();
  // the newest message that has sounded, or was unread when the page came
  const soundedRef = useRef(unreadId);
  const sound = (messageId: number) => {
    soundedRef.current = Math.max(messageId, soundedRef.current ?? 0);
    if (user) void soundOnce({ userId: user.id, messageId }, playChime);
  };
  const soundLate = useEffectEvent((messageId: number) => {
    soundedRef.current ??= messageId;
    if (messageId > soundedRef.current) sound(messageId);
  });
  useEffect(() => {
    if (unreadId !== undefined) soundLate(unreadId);
  }, [unreadId]);
  return sound;
}
