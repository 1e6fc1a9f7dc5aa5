import { onRemoteEvent } from '@cairn/shared-contracts/remote/events';
import { Slot } from '@cairn/shared-contracts/remote/platform';
import { noVisitHearts, visitHearts } from '@cairn/shared-contracts/remote/visit-hearts';
import { useSyncExternalStore } from 'react';
import css from './compare-place.module.css';
import { COMPARE_TRAY } from './fragments.ts';

/** one tour is nothing to compare */
const MIN = 2;
const onHearts = (listener: () => void): (() => void) => onRemoteEvent('mf-catalog/visit-hearts-changed', listener);

/** The bar of the comparison, once there are favourites of this visit to compare; its code comes then. */
export function ComparePlace() {
  const tourIds = useSyncExternalStore(onHearts, visitHearts, noVisitHearts);
  if (tourIds.length < MIN) return null;
  return (
    <div className={css.place}>
      <Slot name={COMPARE_TRAY} props={{ tourIds }} pending={null} failed={null} />
    </div>
  );
}
