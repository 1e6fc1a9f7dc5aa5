import type { ReactNode, Ref } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import { cx } from './cx.ts';
import css from './link.module.css';

export interface LinkProps extends Omit<AriaLinkProps, 'className' | 'children' | 'style' | 'href'> {
  href: string;
  /** `inline` is underlined, for copy; `quiet` underlines on hover, for lists of links; `plain` brings no looks. */
  variant?: 'inline' | 'quiet' | 'plain';
  className?: string;
  children: ReactNode;
  ref?: Ref<HTMLAnchorElement>;
}

/** An anchor. The router of the shell takes over the navigation to the site's own addresses. */
export function Link({ variant = 'inline', className, children, ...rest }: LinkProps) {
  return (
    <AriaLink {...rest} className={cx(css.link, css[variant], className)}>
      {children}
    </AriaLink>
  );
}
