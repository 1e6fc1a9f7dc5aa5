import { isOver } from '@cairn/shared-contracts/remote/entries-over';
import { useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/**
 * The hash that the page was last asked for, and the asking's key. What opens over the page has a hash of its own, and leaves the page
 * where it was when it closes: nobody has asked for anything once more.
 */
export function useAskedHash(): { hash: string; key: string } {
  const location = useLocation();
  const kind = useNavigationType();
  const [{ last, asked }, setSeen] = useState({
    last: location,
    asked: isOver(location) ? { hash: '', key: '' } : location,
  });
  if (last.key !== location.key) {
    const isBack = isOver(last) && kind === 'POP';
    setSeen({ last: location, asked: isOver(location) || isBack ? asked : location });
  }
  return asked;
}
