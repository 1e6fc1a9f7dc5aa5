import { SegmentControl } from '@cairn/shared-contracts/ui/segment-control';
import { useSyncExternalStore } from 'react';
import { readTheme, saveTheme, type Theme } from '../../layout/cookies.ts';

const OPTIONS = [
  { id: 'auto', label: 'Auto' },
  { id: 'light', label: 'Light' },
  { id: 'dark', label: 'Dark' },
] as const;

const listeners = new Set<() => void>();
function subscribe(notify: () => void) {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

function choose(theme: Theme) {
  saveTheme(theme);
  for (const notify of listeners) notify();
}

/** The choice is the visitor's cookie: the server does not know it here, the browser reads it after hydration. */
export function ThemeSwitch() {
  const theme = useSyncExternalStore<Theme>(subscribe, readTheme, () => 'auto');
  return <SegmentControl label="Theme" options={OPTIONS} value={theme} onChange={choose} />;
}
