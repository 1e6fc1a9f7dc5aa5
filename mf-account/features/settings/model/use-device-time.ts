import { dateFormatter, plainSpaces } from '@cairn/shared-contracts/domain/dates';
import { usePlatform } from '@cairn/shared-contracts/remote/platform';
import { useIsLive } from '../../../common/model/use-is-live.ts';

/** Instants in the reader's own time: "Nov 22, 2026, 21:05". In UTC until the page lives. */
export function useDeviceTime(): (instant: string) => string {
  const { locale } = usePlatform();
  const isLive = useIsLive();
  const format = dateFormatter(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    ...(isLive ? {} : { timeZone: 'UTC' }),
  });
  return (instant) => plainSpaces(format.format(new Date(instant)));
}
