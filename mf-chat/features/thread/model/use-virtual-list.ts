import { type ComponentType, useEffect, useState } from 'react';

/**
 * What draws long conversations, once its code is there and the reader is at the end: it takes the place of the plain list there
 * without anything moving.
 * @param load imports it
 */
export function useVirtualList<Props>(
  isLong: boolean,
  isAtEnd: boolean,
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> | undefined {
  const [List, setList] = useState<ComponentType<Props>>();
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    if (!isLong) return;
    let isGone = false;
    load().then(
      (module) => {
        if (!isGone) setList(() => module.default);
      },
      // all rows are drawn, as before
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [isLong, load]);
  // set while rendering: it stays, wherever the reader goes
  if (List && isAtEnd && !isShown) setIsShown(true);
  return isShown ? List : undefined;
}
