import { favouritesIn } from '@cairn/shared-contracts/remote/guest-favourites';
import type { SlotProps } from '@cairn/shared-contracts/remote/platform';

/** The server writes the heart as it is, but knows nothing of what a guest keeps: theirs fills by its code. */
export const heartWake = (): NonNullable<SlotProps['wake']> =>
  typeof document !== 'undefined' && favouritesIn(document.cookie).length > 0 ? 'start' : 'interaction';
