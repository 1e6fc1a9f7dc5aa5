import { useTravellerTime } from '@cairn/shared-contracts/remote/use-traveller-time';

/** The instant in words, on the traveller's clocks; the zone is named. */
export function useMoment(instant: string | null): string {
  const { told } = useTravellerTime();
  return instant ? told(instant) : '';
}
