import { isOver } from '@cairn/shared-contracts/remote/entries-over';
import { useContext, useEffect, useLayoutEffect, useState } from 'react';
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

/** Specification §2, Route scroll: to the top on a new page, to the hash's target, also when it comes late; back restores. */
export function RouteScroll() {
  const nonce = useContext(NonceContext);
  const location = useLocation();
  const { hash, key } = location;
  const isPage = !isOver(location);
  const [first] = useState(location);
  const isBack = useNavigationType() === 'POP' && location !== first;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same target again is a new way to it
  useEffect(() => {
    // few addresses have a target; back goes to where somebody was
    if (!isPage || hash.length < 2 || isBack) return;
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
  }, [hash, key, isBack, isPage]);
  return (
    <>
      <InstantScroll />
      <ScrollRestoration nonce={nonce} />
    </>
  );
}
