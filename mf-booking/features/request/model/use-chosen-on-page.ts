import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';

/** as in booking-panel.module.css: from here on the card is in sight, and shows the choice by itself */
const CARD_SHOWN = '(min-width: 992px)';

/** Calls back when a departure is chosen in the tour page's own list, on screens where the panel is only a bar. */
export function useChosenOnPage(onChosen: () => void): void {
  const { key, state } = useLocation();
  const seen = useRef(key);
  const chosen = useEffectEvent(() => {
    if (isChoice(state) && !window.matchMedia(CARD_SHOWN).matches) onChosen();
  });
  useEffect(() => {
    // the address that the page came with is no press
    if (seen.current === key) return;
    seen.current = key;
    chosen();
  }, [key]);
}

const isChoice = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'chosen' in state && state.chosen === 'departure';
