import { useEffect, useState } from 'react';
import { SCROLL_BUTTON_THROTTLE_MS } from './constants.ts';
import { cx } from './cx.ts';
import { IconButton } from './icon-button.tsx';
import { ArrowDownIcon, ArrowUpIcon } from './icons.tsx';
import { useKitMessages } from './kit-messages.ts';
import css from './scroll-button.module.css';
import { AT_TOP, pressedAt, scrolledTo } from './scroll-return.ts';
import { throttle } from './throttle.ts';

export interface ScrollButtonProps {
  className?: string;
}

/**
 * Appears after 150 px of scrolling: a press goes to the top, the next one back to where it was. Give it the page's path as
 * `key`, so that a new page starts anew.
 */
export function ScrollButton({ className }: ScrollButtonProps) {
  const t = useKitMessages();
  const [state, setState] = useState(AT_TOP);

  useEffect(() => {
    const look = throttle(() => setState((before) => scrolledTo(before, window.scrollY)), SCROLL_BUTTON_THROTTLE_MS);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      look.cancel();
      window.removeEventListener('scroll', look);
    };
  }, []);

  if (!state.isBelow && state.left === null) return null;
  const isBack = state.left !== null;

  function press() {
    const { to, next } = pressedAt(state, window.scrollY);
    setState(next);
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: to, behavior: isStill ? 'instant' : 'smooth' });
  }

  return (
    <IconButton
      variant="solid"
      label={isBack ? t('scrollButton.back') : t('scrollButton.up')}
      onPress={press}
      className={cx(css.button, className)}
    >
      {isBack ? <ArrowDownIcon /> : <ArrowUpIcon />}
    </IconButton>
  );
}
