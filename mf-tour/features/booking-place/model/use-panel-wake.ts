import { type SlotProps, useSession } from '@cairn/shared-contracts/remote/platform';
import { useLocation } from 'react-router';

/** as in booking-place.module.css: from here on the panel is a card in sight, below it a bar */
const CARD_SHOWN = '(min-width: 992px)';

/**
 * When the booking panel comes to life. The server has written all of it, so a guest's phone, where it is a bar, fetches its code at
 * the first touch. Nobody waits for a touch to see what only code shows: whoever is logged in may have seats kept for them or a
 * request without an answer, and the history may say that the sheet is open.
 */
export function usePanelWake(): NonNullable<SlotProps['wake']> {
  const { user } = useSession();
  const { state } = useLocation();
  const isBar = typeof window === 'undefined' || !window.matchMedia(CARD_SHOWN).matches;
  return isBar && user === null && !state ? 'near' : 'start';
}
