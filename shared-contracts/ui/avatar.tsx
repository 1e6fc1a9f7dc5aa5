import type { CSSProperties, ReactNode } from 'react';
import { pictureUrl } from '../domain/picture.ts';
import css from './avatar.module.css';
import { colourOf, initialsOf } from './avatar-initials.ts';
import { cx } from './cx.ts';

export interface AvatarProps {
  name: string;
  /** Whose it is: picks the colour of the initials. */
  id?: string | number;
  /** Address or `{size}` template of a photo or portrait; without one the initials stand. */
  src?: string | null;
  /** Side in px. */
  size?: 24 | 32 | 40 | 56 | 96 | 136;
  /** The name is not written beside it: read it out. */
  isNamed?: boolean;
  className?: string;
}

/** Photo widths the picture service renders for faces. */
const SMALL = 64;
const LARGE = 200;

/** A face, or initials on one of five colours. */
export function Avatar({ name, id = name, src, size = 40, isNamed = false, className }: AvatarProps) {
  // Custom properties are missing from CSSProperties.
  const style = { '--avatar': `${size}px` } as CSSProperties;
  if (src) {
    const small = pictureUrl(src, size <= 32 ? SMALL : LARGE);
    return (
      <span className={cx(css.avatar, className)} style={style}>
        <img
          src={small}
          {...(size > 96 ? { srcSet: `${small} 1x, ${pictureUrl(src, 400)} 2x` } : {})}
          alt={isNamed ? name : ''}
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          className={css.image}
        />
      </span>
    );
  }
  return (
    <span
      className={cx(css.avatar, css[`colour${colourOf(id)}`], className)}
      style={style}
      {...(isNamed ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
    >
      {initialsOf(name)}
    </span>
  );
}

/** Faces that overlap. */
export function AvatarStack({ children, className }: { children: ReactNode; className?: string }) {
  return <span className={cx(css.stack, className)}>{children}</span>;
}
