import { usePlatform, useSession } from '@cairn/shared-contracts/remote/platform';
import { useIsLive } from '../../../common/model/use-is-live.ts';
import { dateIn, knownZone, type Moment, momentOf } from './deadline.ts';

/** what an account has until somebody says where they are */
const UNKNOWN = 'UTC';

export interface TravellerTime {
  moment: (instant: string) => Moment;
  /** calendar date of an instant */
  date: (instant: string) => string;
  /** null while the server's HTML is taken over: the reader's clock may show another day than the server's */
  today: string | null;
}

/** Time as the traveller's clocks show it: by the account's zone, by the browser's where the account has none. */
export function useTravellerTime(): TravellerTime {
  const { locale } = usePlatform();
  const { user } = useSession();
  const isLive = useIsLive();
  const own = knownZone(user?.timezone ?? UNKNOWN);
  const zone = own === UNKNOWN && isLive ? Intl.DateTimeFormat().resolvedOptions().timeZone : own;
  return {
    moment: (instant) => momentOf(instant, locale, zone),
    date: (instant) => dateIn(instant, zone),
    today: isLive ? dateIn(Date.now(), zone) : null,
  };
}
