import { writeCookie } from '@cairn/shared-contracts/remote/write-cookie';
import { CHANGED, COOKIE } from './selection-token.ts';

/** items of a selection, beside the token that they belong to */
const KEY = 'cairn:tour-selection:';

export interface SelectedTour {
  id: number;
  slug: string;
  name: string;
}

/** Specification §3, tour-selection mode: items keyed by id. */
export type SelectionItems = Readonly<Record<number, SelectedTour>>;

export const NOTHING: SelectionItems = {};

/** The first dash-separated segment of a token is the request's id (specification §3). */
export const requestIdOf = (token: string): string => token.split('-', 1)[0] ?? '';

/** Puts a tour in, or takes it out. */
export function toggledTour(items: SelectionItems, { id, slug, name }: SelectedTour): SelectionItems {
  if (!(id in items)) return { ...items, [id]: { id, slug, name } };
  return Object.fromEntries(Object.entries(items).filter(([key]) => key !== String(id)));
}

/** What a store of the browser holds for a selection; nothing when it cannot be read. */
export function readItems(stored: string | null): SelectionItems {
  if (!stored) return NOTHING;
  try {
    const items: unknown = JSON.parse(stored);
    if (typeof items !== 'object' || items === null) return NOTHING;
    return Object.fromEntries(Object.entries(items).filter(([id, item]) => isItem(item) && String(item.id) === id));
  } catch {
    return NOTHING;
  }
}

const isItem = (item: unknown): item is SelectedTour =>
  typeof item === 'object' &&
  item !== null &&
  'id' in item &&
  typeof item.id === 'number' &&
  'slug' in item &&
  typeof item.slug === 'string' &&
  'name' in item &&
  typeof item.name === 'string';

let snapshot: { stored: string | null; items: SelectionItems } = { stored: null, items: NOTHING };

/** The same object as long as the store says the same, as `useSyncExternalStore` wants it. */
export function storedItems(token: string): SelectionItems {
  const stored = localStorage.getItem(KEY + token);
  if (stored !== snapshot.stored) snapshot = { stored, items: readItems(stored) };
  return snapshot.items;
}

export function storeItems(token: string, items: SelectionItems): void {
  localStorage.setItem(KEY + token, JSON.stringify(items));
  window.dispatchEvent(new Event(CHANGED));
}

/** Ends the mode: the token and what was selected under it are forgotten. */
export function endSelection(token: string): void {
  localStorage.removeItem(KEY + token);
  writeCookie(COOKIE, '', 0);
  window.dispatchEvent(new Event(CHANGED));
}

/** The selection in words, to be sent on: a title, then a tour and its address in turn. */
export const selectionText = (title: string, items: SelectionItems, addressOf: (slug: string) => string): string =>
  [title, ...Object.values(items).map(({ name, slug }) => `${name}\n${addressOf(slug)}`)].join('\n\n');
