import type { ComponentProps, ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import css from './button.module.css';
import { cx } from './cx.ts';

/** One primary a view; light stands on pictures; danger cannot be undone. */
export type ButtonVariant = 'primary' | 'secondary' | 'soft' | 'ghost' | 'light' | 'danger';
/** 44 px, 52 px for the action of a page, 36 px only beside larger targets. */
export type ButtonSize = 'sm' | 'md' | 'lg';

interface ButtonLook {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** As wide as its container. */
  isBlock?: boolean;
  className?: string;
  children: ReactNode;
}

export interface ButtonProps
  extends Omit<AriaButtonProps, 'className' | 'children' | 'style' | 'isPending'>,
    ButtonLook {
  /** Work is under way: keeps width, focus and name, takes no press. */
  isLoading?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

export interface LinkButtonProps extends Omit<AriaLinkProps, 'className' | 'children' | 'style' | 'href'>, ButtonLook {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

function lookOf({ variant = 'primary', size = 'md', isBlock, className }: Omit<ButtonLook, 'children'>, more?: string) {
  return cx(
    css.button,
    variant !== 'primary' && css[variant],
    size !== 'md' && css[size],
    isBlock && css.block,
    more,
    className,
  );
}

function renderBusy(props: ComponentProps<'button'>) {
  return <button {...props} aria-busy="true" aria-disabled="true" />;
}

/** react-aria's own pending state announces itself through an element that outlives the button: axe then finds a nameless picture */
const BUSY = { render: renderBusy, type: 'button', onPress: undefined, onPressStart: undefined } as const;

/** A button does something here: verb, or verb and object. What navigates is a {@link LinkButton}. */
export function Button({ variant, size, isBlock, isLoading, className, children, ...rest }: ButtonProps) {
  return (
    <AriaButton
      {...rest}
      {...(isLoading ? BUSY : {})}
      className={lookOf({ variant, size, isBlock, className }, isLoading ? css.loading : undefined)}
    >
      {children}
    </AriaButton>
  );
}

/** An anchor that looks like a button. */
export function LinkButton({ variant, size, isBlock, className, children, ...rest }: LinkButtonProps) {
  return (
    <AriaLink {...rest} className={lookOf({ variant, size, isBlock, className })}>
      {children}
    </AriaLink>
  );
}
