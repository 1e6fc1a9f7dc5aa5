import { useContext, useEffect, useLayoutEffect } from 'react';
import { ScrollRestoration, useLocation, useNavigationType } from 'react-router';
import { NonceContext } from '../../layout/nonce.ts';

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

/** of the router's first entry, and of every jump within the page that the browser makes by itself */
const FIRST_KEY = 'default';

let jumps = 0;

/**
 * Where a scroll position is kept. A jump within the page is the browser's own and has no key of the router's: with the one that all of
 * them share, the router would take the way to the target for a place to go back to, and stop there.
 */
const placeKey = ({ key, hash }: { key: string; hash: string }): string =>
  key === FIRST_KEY && hash !== '' ? `jump ${++jumps}` : key;

/** Specification §2, Route scroll: to the top on a new page, to the hash's target, also when it comes late; back restores. */
export function RouteScroll() {
  const nonce = useContext(NonceContext);
  const { hash, key } = useLocation();
  const isBack = useNavigationType() === 'POP' && key !== FIRST_KEY;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same target again is a new way to it
  useEffect(() => {
    // few addresses have a target; back goes to where somebody was
    if (hash.length < 2 || isBack) return;
    let isLeft = false;
    let stop = () => {};
    import('./late-anchor.ts').then(
      ({ scrollToLateAnchor }) => {
        if (!isLeft) stop = scrollToLateAnchor(window, hash);
      },
      // the router has scrolled as near as it could
      () => undefined,
    );
    return () => {
      isLeft = true;
      stop();
    };
  }, [hash, key, isBack]);
  return (
    <>
      <InstantScroll />
      <ScrollRestoration getKey={placeKey} nonce={nonce} />
    </>
  );
}
