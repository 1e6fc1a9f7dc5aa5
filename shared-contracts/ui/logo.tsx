import { useContext } from 'react';
import { Link as AriaLink } from 'react-aria-components/Link';
import { PlatformContext } from '../remote/context.ts';
import { cx } from './cx.ts';
import { useKitMessages } from './kit-messages.ts';
import css from './logo.module.css';

/** Four balanced stones. Under 20 px the lichen patch is left out. */
export function LogoMark({ size = 30, className }: { size?: number; className?: string }) {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox="0 0 32 32"
      width={size}
      height={size}
      fill="currentColor"
      aria-hidden="true"
      className={cx(css.mark, className)}
    >
      <path d="M3.2 26.7c0-2.9 3.3-4.3 8.1-4.7 6.2-.5 13.5-.3 16.3 1.9 2 1.6 1.5 4.6-1.3 5.2-4.6 1-15.5 1.1-20 .3-2-.4-3.1-1.3-3.1-2.7Z" />
      <path d="M7.6 18.3c.5-2.4 3.9-3.3 8-3.1 4.8.2 9 1.2 9 3.5 0 2-3.2 2.4-8.3 2.3-5-.1-9.1-.5-8.7-2.7Z" />
      <path
        d="M10.1 11.4c.7-2 3.3-2.4 6.1-2 3.3.4 5.9 1.6 5.4 3.3-.5 1.5-3 1.6-6 1.5-3.4-.1-6.1-.9-5.5-2.8Z"
        fill={size < 20 ? undefined : '#b9d13c'}
      />
      <path d="M13.4 5.9c.5-1.8 2.1-3.1 3.5-2.9 1.8.2 3 1.9 2.7 3.5-.3 1.5-1.7 1.9-3.4 1.9-1.9 0-3.2-.9-2.8-2.5Z" />
    </svg>
  );
}

export interface LogoProps {
  /** Where it leads; without it the logo is no link. */
  href?: string;
  /** Accessible name of the link. */
  label?: string;
  /** Stands on a dark band in both themes (footer). */
  isOnDark?: boolean;
  className?: string;
}

/** Mark and the site's name: the product's own where a logo stands in no page. */
export function Logo({ href, label, isOnDark = false, className }: LogoProps) {
  const t = useKitMessages();
  const site = useContext(PlatformContext)?.siteName ?? 'Cairn';
  const look = cx(css.logo, isOnDark && css.onDark, className);
  const content = (
    <>
      <LogoMark />
      <span>{site}</span>
    </>
  );
  if (!href) return <span className={look}>{content}</span>;
  return (
    <AriaLink href={href} aria-label={label ?? t('logo.home', { site })} className={look}>
      {content}
    </AriaLink>
  );
}
