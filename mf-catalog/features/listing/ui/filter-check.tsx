import type { ReactNode } from 'react';
import css from './filter-check.module.css';

export interface FilterCheckProps {
  name: string;
  value: string;
  isSelected: boolean;
  onChange: () => void;
  children: ReactNode;
  /** Tours if this is added; nothing to add at zero. */
  count?: number | undefined;
  /** One of several that exclude each other. */
  type?: 'checkbox' | 'radio';
}

/**
 * An option of a filter. A real checkbox in a real form, so that the listing can be narrowed before, and without, any script;
 * that is why it is not the kit's.
 */
export function FilterCheck({
  name,
  value,
  isSelected,
  onChange,
  children,
  count,
  type = 'checkbox',
}: FilterCheckProps) {
  const isEmpty = count === 0 && !isSelected;
  return (
    <label className={css.check} data-empty={isEmpty || undefined}>
      <input
        type={type}
        name={name}
        value={value}
        checked={isSelected}
        disabled={isEmpty}
        onChange={onChange}
        className={css.input}
      />
      {/* names of languages are the server's Intl first, and the browser's may spell one of them differently */}
      <span className={css.text} suppressHydrationWarning>
        {children}
      </span>
      {count === undefined ? null : <span className={css.count}>{count}</span>}
    </label>
  );
}
