import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import css from './empty-state.module.css';
import { useKitMessages } from './kit-messages.ts';

export interface EmptyStateProps {
  /** What is missing; "No data to show" where there is nothing better to say. */
  title?: string;
  /** One sentence: what will be here, or who acts next. */
  children?: ReactNode;
  /** A small landscape, 4:3. */
  art?: ReactNode;
  /** One soft button. */
  action?: ReactNode;
  /** Level of the title in the page's outline. */
  level?: 2 | 3;
  className?: string;
}

/** What stands where there is nothing yet. */
export function EmptyState({ title, children, art, action, level = 2, className }: EmptyStateProps) {
  const t = useKitMessages();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className={cx(css.empty, className)}>
      {art ? <div className={css.art}>{art}</div> : null}
      <Heading className={css.title}>{title ?? t('emptyState.title')}</Heading>
      {children ? <p className={css.text}>{children}</p> : null}
      {action}
    </div>
  );
}
