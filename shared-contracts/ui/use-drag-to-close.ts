import { type PointerEvent, useRef } from 'react';
import { SHEET_DRAG_TO_CLOSE } from './constants.ts';

/**
 * Lets a finger pull a sheet down by its head. The sheet is found by its role: it is the dialog's nearest modal.
 * A mouse has the close button, and text to select.
 */
export function useDragToClose(close: () => void) {
  const start = useRef<number | null>(null);
  const sheetOf = (event: PointerEvent<HTMLElement>) => event.currentTarget.closest<HTMLElement>('[data-sheet]');

  function reset(event: PointerEvent<HTMLElement>) {
    start.current = null;
    const sheet = sheetOf(event);
    if (!sheet) return;
    sheet.style.removeProperty('translate');
    sheet.style.removeProperty('transition');
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const onControl = event.target instanceof Element && event.target.closest('button, a, input');
      if (event.pointerType === 'mouse' || onControl) return;
      start.current = event.clientY;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (start.current === null) return;
      const sheet = sheetOf(event);
      if (!sheet) return;
      sheet.style.transition = 'none';
      sheet.style.translate = `0 ${Math.max(0, event.clientY - start.current)}px`;
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (start.current === null) return;
      const isFar = event.clientY - start.current > SHEET_DRAG_TO_CLOSE;
      reset(event);
      if (!isFar) return;
      // It goes on from where the finger let go, instead of jumping back up first.
      const sheet = sheetOf(event);
      if (sheet) sheet.style.translate = '0 100%';
      close();
    },
    onPointerCancel: reset,
  };
}
