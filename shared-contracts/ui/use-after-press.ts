import { useEffect, useRef } from 'react';

/** a finger's click comes a moment after it was lifted; a press that was drawn away has none */
const CLICK_MS = 300;
const OVER = ['click', 'pointercancel', 'keydown'] as const;

/**
 * For what moves the page when a field is left. Pressing a button leaves the field before the press has ended: a message that appears
 * then pushes the button from under the pointer, and the press is lost.
 * @returns a function that says whether a press is under way, and if so runs what it was given when that is over
 */
export function useAfterPress(): (run: () => void) => boolean {
  const pressRef = useRef<{ isUnderWay: boolean; waiting: (() => void)[] }>({ isUnderWay: false, waiting: [] });

  useEffect(() => {
    const press = pressRef.current;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const begin = ({ isPrimary }: PointerEvent) => {
      clearTimeout(timer);
      if (isPrimary) press.isUnderWay = true;
    };
    const end = () => {
      clearTimeout(timer);
      press.isUnderWay = false;
      for (const run of press.waiting.splice(0)) run();
    };
    const release = () => {
      clearTimeout(timer);
      timer = setTimeout(end, CLICK_MS);
    };
    document.addEventListener('pointerdown', begin, true);
    document.addEventListener('pointerup', release, true);
    for (const over of OVER) document.addEventListener(over, end, true);
    return () => {
      clearTimeout(timer);
      press.waiting = [];
      document.removeEventListener('pointerdown', begin, true);
      document.removeEventListener('pointerup', release, true);
      for (const over of OVER) document.removeEventListener(over, end, true);
    };
  }, []);

  return (run) => {
    const { isUnderWay, waiting } = pressRef.current;
    if (isUnderWay) waiting.push(run);
    return isUnderWay;
  };
}
