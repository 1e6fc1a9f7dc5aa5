import type { ReactNode } from 'react';
import css from './alert.module.css';
import { cx } from './cx.ts';
import { AlertCircleIcon, AlertTriangleIcon, CircleCheckIcon, InfoIcon } from './icons.tsx';

export type AlertTone = 'info' | 'success' | 'warning' | 'danger';

export interface AlertProps {
  tone?: AlertTone;
  /** Bold text in front: what happened. */
  title?: ReactNode;
  /** What to do about it. */
  children?: ReactNode;
  /** Button or link below. */
  action?: ReactNode;
  /** How it is announced when it appears. By default only `danger` interrupts, the rest is content of the page. */
  role?: 'alert' | 'status' | 'note';
  className?: string;
}

const ICONS = {
  info: InfoIcon,
  success: CircleCheckIcon,
  warning: AlertTriangleIcon,
  danger: AlertCircleIcon,
} as const;

/** A message that belongs to this place: icon and words, never colour alone. */
export function Alert({ tone = 'info', title, children, action, role, className }: AlertProps) {
  const Icon = ICONS[tone];
  return (
    <div role={role ?? (tone === 'danger' ? 'alert' : 'note')} className={cx(css.alert, css[tone], className)}>
      <Icon className={css.icon} />
      <div className={css.content}>
        {title ? <b className={css.title}>{title} </b> : null}
        {children}
        {action ? <div className={css.action}>{action}</div> : null}
      </div>
    </div>
  );
}
