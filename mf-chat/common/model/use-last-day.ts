import { formatTimeLeft, timeLeft } from '@cairn/shared-contracts/domain/units';
import { usePlatform } from '@cairn/shared-contracts/remote/platform';
import { useNow } from '@cairn/shared-contracts/remote/use-now';

const DAY_HOURS = 24;

/** "23 h 40 min" until a deadline, on its last day only; null by the server, which does not know when its page is read. */
export function useLastDay(deadline: string | null): string | null {
  const { locale } = usePlatform();
  const now = useNow();
  const left = now === null || deadline === null ? null : timeLeft(deadline, now);
  return left && left.hours < DAY_HOURS ? formatTimeLeft(left, locale) : null;
}
