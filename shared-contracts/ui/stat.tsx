import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import css from './stat.module.css';

export interface StatProps {
  value: ReactNode;
  label: ReactNode;
  size?: 'sm' | 'lg';
  className?: string;
}

/** A big number and what it counts. Several of them stand in a `<dl>`. */
export function Stat({ value, label, size = 'lg', className }: StatProps) {
  return (
    <div className={cx(css.stat, size === 'sm' && css.sm, className)}>
      <dt className={css.label}>{label}</dt>
      <dd className={css.value}>{value}</dd>
    </div>
  );
}
