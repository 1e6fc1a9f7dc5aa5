import { ChevronDownIcon } from '@cairn/shared-contracts/icons';
import { type ReactNode, useState } from 'react';
import css from './filter-section.module.css';

export interface FilterSectionProps {
  title: string;
  children: ReactNode;
  /** Stays open: the first sections of the panel. */
  isFixed?: boolean;
  /** Folded until somebody opens it. */
  isClosed?: boolean;
  onToggle?: (isOpen: boolean) => void;
}

/** A titled group of filters. It folds by the browser's own means, scripts or not. */
export function FilterSection({ title, children, isFixed = false, isClosed = false, onToggle }: FilterSectionProps) {
  // from then on it is the visitor's: what one unticks must not fold away under the finger
  const [isOpen] = useState(!isClosed);
  if (isFixed) {
    return (
      <section className={css.section}>
        <h3 className={css.title}>{title}</h3>
        {children}
      </section>
    );
  }
  return (
    <details className={css.section} open={isOpen} onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}>
      <summary className={css.summary}>
        <h3 className={css.title}>{title}</h3>
        <ChevronDownIcon size={16} className={css.chevron} />
      </summary>
      {children}
    </details>
  );
}
