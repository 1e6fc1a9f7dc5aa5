import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

export interface Fold {
  ref: React.RefObject<HTMLElement | null>;
  /** undefined: nobody has said, the style sheet opens it for what the address names */
  fold: 'open' | 'closed' | undefined;
  isOpen: boolean;
  toggle: () => void;
}

/**
 * Whether a section that is folded on phones is open. A link to it, or to something in it, opens it. The browser goes there by itself
 * where it has followed the link (`:target` opens it in time); a link of the router found nothing to go to, so that is done here.
 */
export function useFold(id: string): Fold {
  const ref = useRef<HTMLElement>(null);
  const [isOpen, setIsOpen] = useState<boolean>();
  const { hash, key } = useLocation();
  const unseen = useRef<Element>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same address asked for once more is asked for
  useEffect(() => {
    const named = hash.length > 1 ? document.getElementById(hash.slice(1)) : null;
    if (!named || !ref.current?.contains(named)) return;
    if (named.getClientRects().length === 0) unseen.current = named;
    setIsOpen(true);
  }, [id, hash, key]);
  useEffect(() => {
    if (!isOpen) return;
    unseen.current?.scrollIntoView();
    unseen.current = null;
  }, [isOpen]);
  return {
    ref,
    fold: isOpen === undefined ? undefined : isOpen ? 'open' : 'closed',
    isOpen: isOpen === true,
    toggle: () => setIsOpen((now) => !now),
  };
}
