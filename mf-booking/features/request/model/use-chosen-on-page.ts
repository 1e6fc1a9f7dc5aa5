import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** as in booking-panel.module.css: from here on the card is in sight, and shows the choice by itself */
const CARD_SHOWN = '(min-width: 992px)';

/**
 * Calls back when a departure is chosen in the tour page's own list, on screens where the panel is only a bar. The panel's code may come
 * with that very press: the choice stands in the address by then.
 */
export function useChosenOnPage(onChosen: () => void): void {
  const { key, state } = useLocation();
  const type = useNavigationType();
  // the address that the page came with, or that Back led to, is no press
  const seen = useRef(type === 'POP' ? key : null);
  const chosen = useEffectEvent(() => {
    if (isChoice(state) && !window.matchMedia(CARD_SHOWN).matches) onChosen();
  });
  useEffect(() => {
    if (seen.current === key) return;
    seen.current = key;
    chosen();
  }, [key]);
}

const isChoice = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'chosen' in state && state.chosen === 'departure';
