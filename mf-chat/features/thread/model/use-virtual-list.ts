import { type ComponentType, useState } from 'react';
import { type Load, useLate } from '../../../common/model/use-late.ts';

/**
 * What draws long conversations, once its code is there and the reader is at the end: it takes the place of the plain list there
 * without anything moving. Without it all rows are drawn, as before.
 * @param load imports it
 */
export function useVirtualList<Props>(
  isLong: boolean,
  isAtEnd: boolean,
  load: Load<Props>,
): ComponentType<Props> | undefined {
  const List = useLate(isLong, load);
  const [isShown, setIsShown] = useState(false);
  // set while rendering: it stays, wherever the reader goes
  if (List && isAtEnd && !isShown) setIsShown(true);
  return isShown ? List : undefined;
}
