import { useContext, useEffect, useLayoutEffect } from 'react';
import { ScrollRestoration, useLocation } from 'react-router';
import { NonceContext } from '../../layout/nonce.ts';
import { scrollToLateAnchor } from './late-anchor.ts';

const useLayout = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** a new page starts at its top at once: smooth scrolling is for jumps within a page. Stands before the restoration. */
function InstantScroll() {
  const { key } = useLocation();
  useLayout(() => {
    const { style } = document.documentElement;
    style.scrollBehavior = 'auto';
    const frame = requestAnimationFrame(() => {
      style.scrollBehavior = '';
    });
    return () => cancelAnimationFrame(frame);
  }, [key]);
  return null;
}

let jumps = 0;

/**
 * Where a scroll position is kept. A jump within the page is the browser's own and has no key of the router's: with the one that all of
 * them share, the router would take the way to the target for a place to go back to, and stop there.
 */
const placeKey = ({ key, hash }: { key: string; hash: string }): string =>
  key === 'default' && hash !== '' ? `jump ${++jumps}` : key;

/** Specification §2, Route scroll: to the top on a new page, to the hash's target, also when it comes late; back restores. */
export function RouteScroll() {
  const nonce = useContext(NonceContext);
  const { hash, key } = useLocation();
  // in the same commit as the restoration: a part that came in between would be missed by both
  useLayout(() => scrollToLateAnchor(window, hash), [hash, key]);
  return (
    <>
      <InstantScroll />
      <ScrollRestoration getKey={placeKey} nonce={nonce} />
    </>
  );
}
