import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** so long nothing has the focus after a dialog, on a slow machine too */
const FRAMES_WITHOUT_FOCUS = 10;

/** What is around a dialog takes no focus before all of the dialog has gone; somebody who has it by then keeps it. */
function handOver(around: HTMLElement, framesLeft = FRAMES_WITHOUT_FOCUS): void {
  requestAnimationFrame(() => {
    const { activeElement } = document;
    if ((activeElement && activeElement !== document.body) || framesLeft === 0) return;
    around.focus({ preventScroll: true });
    handOver(around, framesLeft - 1);
  });
}

/**
 * What leaves the page with the focus in it hands it to the nearest element around it that takes it: a keyboard goes on from there, not
 * from the start of the page.
 * @param hasDialog a dialog that it has opened has the focus, and leaves with it or gives it back
 * @returns of what leaves; it has to be there with its component
 */
export function useFocusAround<Part extends HTMLElement>({ hasDialog = false } = {}): RefObject<Part | null> {
  const ref = useRef<Part>(null);
  const isLentRef = useRef(false);
  useEffect(() => {
    if (hasDialog) {
      isLentRef.current = true;
      return;
    }
    if (!isLentRef.current) return;
    // a dialog that has closed gives the focus back some frames later
    const returned = () => {
      isLentRef.current = false;
    };
    document.addEventListener('focusin', returned);
    return () => document.removeEventListener('focusin', returned);
  }, [hasDialog]);
  useLayoutEffect(() => {
    const part = ref.current;
    const around = part?.parentElement?.closest<HTMLElement>('[tabindex]');
    return () => {
      if (!around) return;
      if (part?.contains(document.activeElement)) around.focus({ preventScroll: true });
      else if (isLentRef.current) handOver(around);
    };
  }, []);
  return ref;
}
