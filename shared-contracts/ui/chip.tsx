import type { ReactNode } from 'react';
import { Link as AriaLink } from 'react-aria-components/Link';
import { ToggleButton, type ToggleButtonProps } from 'react-aria-components/ToggleButton';
import css from './chip.module.css';
import { cx } from './cx.ts';

export interface ChipProps extends Omit<ToggleButtonProps, 'className' | 'children' | 'style'> {
  children: ReactNode;
  className?: string;
}

/** A filter that is on or off: `isSelected`, `onChange(isSelected)`. */
export function Chip({ children, className, ...rest }: ChipProps) {
  return (
    <ToggleButton {...rest} className={cx(css.chip, className)}>
      {children}
    </ToggleButton>
  );
}

export interface LinkChipProps {
  href: string;
  /** The page the reader is on. */
  isCurrent?: boolean;
  children: ReactNode;
  className?: string;
}

/** A chip that leads to a page: side navigation of a phone, popular searches. */
export function LinkChip({ href, isCurrent = false, children, className }: LinkChipProps) {
  return (
    <AriaLink href={href} aria-current={isCurrent ? 'page' : undefined} className={cx(css.chip, className)}>
      {children}
    </AriaLink>
  );
}

/** A row of chips; `isScrolling` keeps it on one line that runs to both edges of the page. */
export function ChipRow({
  isScrolling = false,
  className,
  children,
}: {
  isScrolling?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return <div className={cx(css.row, isScrolling && css.scroll, className)}>{children}</div>;
}
