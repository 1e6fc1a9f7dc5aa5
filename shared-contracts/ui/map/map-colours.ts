import { useEffect, useState } from 'react';

/** Tokens a drawn map needs as values: WebGL reads no custom properties. */
const TOKENS = {
  sea: '--map-sea',
  land: '--map-land',
  coast: '--map-coast',
  river: '--map-river',
  border: '--map-border',
  low: '--map-low',
  hill: '--map-hill',
  high: '--map-high',
  top: '--map-top',
  snow: '--map-snow',
  shadow: '--map-shadow',
  light: '--map-light',
  route: '--map-route',
  casing: '--map-casing',
} as const;

export type MapColours = Record<keyof typeof TOKENS, string>;

/** What the tokens say in the theme an element stands in. */
export function readColours(element: Element): MapColours {
  const style = getComputedStyle(element);
  const values = Object.entries(TOKENS).map(([name, token]) => [name, style.getPropertyValue(token).trim() || '#888']);
  // Object.fromEntries forgets the names of its keys.
  return Object.fromEntries(values) as MapColours;
}

/** Raised whenever the page's theme changes: read the colours again. */
export function useThemeCount(): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const observer = new MutationObserver(() => setCount((before) => before + 1));
    observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    return () => observer.disconnect();
  }, []);
  return count;
}
