import { useContext } from 'react';
import { Link as AriaLink } from 'react-aria-components/Link';
import { LICHEN, LOGO_STONES } from '../domain/logo.ts';
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
      {LOGO_STONES.map((stone, i) => (
        <path key={stone} d={stone} fill={i === LICHEN.stone && size >= 20 ? LICHEN.colour : undefined} />
      ))}
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
