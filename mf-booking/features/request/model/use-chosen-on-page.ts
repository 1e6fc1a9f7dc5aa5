import { isOver } from '@cairn/shared-contracts/remote/entries-over';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** as in booking-panel.module.css: from here on the card is in sight, and shows the choice by itself */
const CARD_SHOWN = '(min-width: 992px)';

/**
 * Calls back when a departure is chosen in the tour page's own list, on screens where the panel is only a bar. The panel's code may come
 * with that very press: the choice stands in the address by then.
 */
export function useChosenOnPage(onChosen: () => void): void {
  const location = useLocation();
  const { key } = location;
  const type = useNavigationType();
  const look = useEffectEvent(() => {
    // the address that the page came with, or that Back led to, is no press, nor is what opens over the page
    if (type === 'POP' || isOver(location)) return;
    if (isChoice(location.state) && !window.matchMedia(CARD_SHOWN).matches) onChosen();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry of the history has a key of its own
  useEffect(() => look(), [key]);
}

const isChoice = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'chosen' in state && state.chosen === 'departure';
