import { useDispatch } from '@cairn/shared-contracts/state/store-context';
import { useEffect, useEffectEvent } from 'react';
import { useHref, useLocation } from 'react-router';
import { siteConnection } from '../behaviours/site-connection.ts';
import { copyTime } from './copies.ts';
import { READING_MS } from './reading.ts';
import type { CallDispatch } from './store-pages.ts';

/**
 * What somebody reads here, their favourites and their trips, with the tours in them, can be read again without a connection. The code
 * comes when they read.
 */
export function useOfflinePages(): void {
  const { pathname, search } = useLocation();
  const here = useHref(pathname + search);
  const favourites = useHref('/favorites');
  const trips = useHref('/trips');
  const root = useHref('/');
  const dispatch = useDispatch<CallDispatch>();

  const store = useEffectEvent(async () => {
    if (!siteConnection().isOnline()) return;
    try {
      const { storePages } = await import('./store-pages.ts');
      await storePages({
        here,
        favourites,
        trips,
        tourPath: (slug) => `${root.replace(/\/$/, '')}/${slug}`,
        dispatch,
      });
    } catch (error) {
      console.info(`pages are not stored: ${String(error)}`);
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: reading begins anew with each page
  useEffect(() => {
    // an overridden page is nobody's to read later
    if (!('serviceWorker' in navigator) || copyTime() || window.__BOOT__?.inspected) return;
    const timer = window.setTimeout(() => void store(), READING_MS);
    return () => window.clearTimeout(timer);
  }, [here]);
}
