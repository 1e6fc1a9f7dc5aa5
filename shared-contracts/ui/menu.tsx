import type { ReactElement, ReactNode } from 'react';
import { Menu as AriaMenu, MenuItem as AriaMenuItem, MenuTrigger } from 'react-aria-components/Menu';
import type { PopoverProps } from 'react-aria-components/Popover';
import { Separator } from 'react-aria-components/Separator';
import { POPOVER_OFFSET } from './constants.ts';
import { cx } from './cx.ts';
import { Floating, rowClass } from './floating.tsx';
import css from './menu.module.css';

export interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement;
  /** Accessible name of the list. */
  label: string;
  /** {@link MenuItem} and {@link MenuSeparator}. */
  children: ReactNode;
  placement?: PopoverProps['placement'];
  onOpenChange?: (isOpen: boolean) => void;
}

/** Actions and pages behind one button. */
export function Menu({ trigger, label, children, placement = 'bottom end', onOpenChange }: MenuProps) {
  return (
    <MenuTrigger {...(onOpenChange ? { onOpenChange } : {})}>
      {trigger}
      <Floating placement={placement} offset={POPOVER_OFFSET} className={css.popover}>
        <AriaMenu aria-label={label} className={cx(css.menu)}>
          {children}
        </AriaMenu>
      </Floating>
    </MenuTrigger>
  );
}

export interface MenuItemProps {
  children: ReactNode;
  /** Plain text of `children`, when they are more than a string: for type-ahead. */
  textValue?: string;
  icon?: ReactNode;
  /** Count or shortcut at the end of the row. */
  end?: ReactNode;
  /** Where it leads; without it, it acts. */
  href?: string;
  onAction?: () => void;
  isDanger?: boolean;
  isDisabled?: boolean;
}

/** One row of a {@link Menu}. */
export function MenuItem({ children, textValue, icon, end, href, onAction, isDanger, isDisabled }: MenuItemProps) {
  const text = textValue ?? (typeof children === 'string' ? children : undefined);
  return (
    <AriaMenuItem
      {...(text ? { textValue: text } : {})}
      {...(href ? { href } : {})}
      {...(onAction ? { onAction } : {})}
      isDisabled={isDisabled}
      className={cx(rowClass.row, isDanger && css.danger)}
    >
      {icon}
      <span>{children}</span>
      {end ? <span className={css.end}>{end}</span> : null}
    </AriaMenuItem>
  );
}

/** A line between groups of rows. */
export function MenuSeparator() {
  return <Separator className={cx(css.separator)} />;
}
