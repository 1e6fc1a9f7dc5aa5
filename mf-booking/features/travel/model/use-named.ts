import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import type { Traveller } from './travel-groups.ts';

/** What somebody of the party is called: a place whose tourist has not said their name has its number. */
export function useNamed(tourists: readonly Traveller[]): (id: string) => string {
  const { t } = useTranslation('mf-booking');
  return (id) => {
    const place = tourists.findIndex((one) => one.id === id);
    return tourists[place]?.name || t('tourists.place', { place: place + 1 });
  };
}
