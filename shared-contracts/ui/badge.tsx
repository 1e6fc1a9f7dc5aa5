import type { ReactNode } from 'react';
import css from './badge.module.css';
import { cx } from './cx.ts';

/** `sale` for a discount, `new` for lichen marks, `photo` for words on a picture; the rest are states. */
export type BadgeTone = 'neutral' | 'photo' | 'sale' | 'new' | 'success' | 'warning' | 'danger' | 'info';

export interface BadgeProps {
  tone?: BadgeTone;
  /** Icon of 13 px before the text. */
  icon?: ReactNode;
  children: ReactNode;
  className?: string;
}

/** A word or two about a state. At most two on a card, in the order discount, seats, New. */
export function Badge({ tone = 'neutral', icon, children, className }: BadgeProps) {
  return (
    <span className={cx(css.badge, tone !== 'neutral' && css[tone], className)}>
      {icon}
      {children}
    </span>
  );
}
