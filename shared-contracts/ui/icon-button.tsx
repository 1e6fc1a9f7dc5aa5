import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import { cx } from './cx.ts';
import css from './icon-button.module.css';

interface IconButtonLook {
  /** Its name: an icon alone says nothing to assistive technology. */
  label: string;
  /** An icon of `@cairn/shared-contracts/icons`. */
  children: ReactNode;
  /** `solid` floats over content, `line` stands in a row of controls. */
  variant?: 'plain' | 'line' | 'solid';
  /** Unread or saved count in the corner, read out behind the label; nothing at zero. */
  count?: number;
  className?: string;
}

export interface IconButtonProps
  extends Omit<AriaButtonProps, 'className' | 'children' | 'style' | 'aria-label'>,
    IconButtonLook {
  ref?: Ref<HTMLButtonElement>;
}

export interface LinkIconButtonProps
  extends Omit<AriaLinkProps, 'className' | 'children' | 'style' | 'aria-label' | 'href'>,
    IconButtonLook {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

function nameOf(label: string, count = 0): string {
  return count > 0 ? `${label}, ${shortCount(count)}` : label;
}

function shortCount(count: number): string {
  return count > 99 ? '99+' : String(count);
}

function Count({ count = 0 }: { count?: number | undefined }) {
  if (count <= 0) return null;
  return (
    <span className={css.count} aria-hidden="true">
      {shortCount(count)}
    </span>
  );
}

/** the name as content, not as aria-label: translators and voice control find it, and no initials of a picture contradict it */
function Name({ text }: { text: string }) {
  return <span className="vh">{text}</span>;
}

/** A round 44 px button with an icon only. */
export function IconButton({ label, children, variant = 'plain', count, className, ...rest }: IconButtonProps) {
  return (
    <AriaButton {...rest} className={cx(css.button, css[variant], className)}>
      <Name text={nameOf(label, count)} />
      {children}
      <Count count={count} />
    </AriaButton>
  );
}

/** The same, as an anchor. */
export function LinkIconButton({ label, children, variant = 'plain', count, className, ...rest }: LinkIconButtonProps) {
  return (
    <AriaLink {...rest} className={cx(css.button, css[variant], className)}>
      <Name text={nameOf(label, count)} />
      {children}
      <Count count={count} />
    </AriaLink>
  );
}
