import { usePlatform } from '@cairn/shared-contracts/remote/platform';
import { formatMoment } from '../../../common/model/dates.ts';
import { useNow } from '../../../common/model/use-now.ts';

/** The instant in words: in UTC from the server, in the reader's own zone once the page lives. Either way the zone is named. */
export function useMoment(instant: string | null): string {
  const { locale } = usePlatform();
  const isLive = useNow() !== null;
  return instant ? formatMoment(instant, locale, isLive ? undefined : 'UTC') : '';
}
