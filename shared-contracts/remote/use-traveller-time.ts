import { usePlatform, useSession } from '@cairn/shared-contracts/remote/platform';
import { dateIn, knownZone, type Moment, momentOf, UNKNOWN_ZONE } from '../domain/moments.ts';
import { useIsHydrated } from '../ui/use-is-hydrated.ts';

export interface TravellerTime {
  moment: (instant: string) => Moment;
  /** the same in one line, with its zone: "Wed, May 5, 2027, 23:59 (GMT+2)" */
  told: (instant: string) => string;
  /** calendar date of an instant */
  date: (instant: string | number) => string;
  /** null while the server's HTML is taken over: the reader's clock may show another day than the server's */
  today: string | null;
}

/**
 * Time as the traveller's clocks show it: by the account's zone, by the browser's where the account has none. The server knows the latter
 * from a cookie, and where it does not, the first HTML tells UTC and says so.
 */
export function useTravellerTime(): TravellerTime {
  const { locale, timeZone } = usePlatform();
  const { user } = useSession();
  const isLive = useIsHydrated();
  const own = knownZone(user?.timezone);
  const here = isLive ? Intl.DateTimeFormat().resolvedOptions().timeZone : timeZone;
  const zone = own === UNKNOWN_ZONE ? here : own;
  const moment = (instant: string) => momentOf(instant, locale, zone);
  return {
    moment,
    told: (instant) => {
      const { text, zone: name } = moment(instant);
      return `${text} (${name})`;
    },
    date: (instant) => dateIn(instant, zone),
    today: isLive ? dateIn(Date.now(), zone) : null,
  };
}
