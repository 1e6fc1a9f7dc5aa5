import { useSyncExternalStore } from 'react';
import {
  endSelection,
  NOTHING,
  type SelectedTour,
  type SelectionItems,
  storedItems,
  storeItems,
  toggledTour,
} from './selection.ts';
import { onSelection } from './selection-token.ts';

export interface Selection {
  items: SelectionItems;
  toggle: (tour: SelectedTour) => void;
  clear: () => void;
  /** leaves the mode */
  end: () => void;
}

const nothing = (): SelectionItems => NOTHING;

/** What is selected. @param token its first segment is the number of the request that tours are selected for */
export function useSelection(token: string): Selection {
  const items = useSyncExternalStore(onSelection, () => storedItems(token), nothing);
  return {
    items,
    toggle: (tour) => storeItems(token, toggledTour(items, tour)),
    clear: () => storeItems(token, NOTHING),
    end: () => endSelection(token),
  };
}
