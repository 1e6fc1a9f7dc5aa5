import type { GeoBox } from '@cairn/shared-contracts/domain/mercator';
import { useLayoutEffect, useRef } from 'react';

/**
 * Tells the moves of a visitor from those of the map itself, which goes to all tours when others are found: from a touch on until that
 * happens.
 * @param extent what the map goes to by itself; null once the visitor has put it somewhere
 */
export function useHand(extent: GeoBox | null | undefined) {
  const isOn = useRef(false);
  const set = (on: boolean) => () => {
    isOn.current = on;
  };
  // Before the map hears of them. Null moves no map: it is what the visitor's own move led to, and their hand may be on the next by now.
  useLayoutEffect(() => {
    if (extent) isOn.current = false;
  }, [extent]);
  const touch = set(true);
  return {
    props: { onPointerDownCapture: touch, onWheelCapture: touch, onKeyDownCapture: touch },
    isOn: () => isOn.current,
    letGo: set(false),
  };
}
