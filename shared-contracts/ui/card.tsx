import type { HTMLAttributes, ReactNode } from 'react';
import css from './card.module.css';
import { cx } from './cx.ts';

export interface CardProps extends HTMLAttributes<HTMLElement> {
  /** `raised` casts a shadow (booking card), `subtle` is a filled band without a line. */
  variant?: 'outline' | 'raised' | 'subtle';
  /** No padding: pictures and lists run to the edge. */
  isFlush?: boolean;
  as?: 'div' | 'section' | 'article' | 'aside' | 'li' | 'form';
  children: ReactNode;
}

/** A plain surface. Never stands inside another one. */
export function Card({ variant = 'outline', isFlush = false, as: Tag = 'div', className, ...rest }: CardProps) {
  return (
    <Tag {...rest} className={cx(css.card, variant !== 'outline' && css[variant], isFlush && css.flush, className)} />
  );
}
