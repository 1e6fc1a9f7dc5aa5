import { useSyncExternalStore } from 'react';
import {
  endSelection,
  NOTHING,
  onSelection,
  type SelectedTour,
  type SelectionItems,
  storedItems,
  storeItems,
  toggledTour,
  tokenOf,
} from './selection.ts';

export interface Selection {
  /** its first segment is the number of the request that tours are selected for */
  token: string;
  items: SelectionItems;
  toggle: (tour: SelectedTour) => void;
  clear: () => void;
  /** leaves the mode */
  end: () => void;
}

const noToken = (): null => null;
const nothing = (): SelectionItems => NOTHING;

/** Tour-selection mode: null unless the visitor came with a token. The server does not know it: the mode begins after hydration. */
export function useSelection(): Selection | null {
  const token = useSyncExternalStore(onSelection, () => tokenOf(document.cookie), noToken);
  const items = useSyncExternalStore(onSelection, () => (token ? storedItems(token) : NOTHING), nothing);
  if (!token) return null;
  return {
    token,
    items,
    toggle: (tour) => storeItems(token, toggledTour(items, tour)),
    clear: () => storeItems(token, NOTHING),
    end: () => endSelection(token),
  };
}
