import type { ReactNode } from 'react';

export interface IconProps {
  /** Side in px. The kit uses 13-16 in meta text, 20 in controls, 24 alone. */
  size?: number;
  /** 1.75 unless the icon is drawn under 15 px, where 3 keeps it readable. */
  strokeWidth?: number;
  /** Paint the shape instead of its outline (a saved heart). */
  isFilled?: boolean;
  className?: string;
  /** Name for assistive technology. Without it the icon is decoration and hidden from them. */
  label?: string;
}

/**
 * The frame every icon of `@cairn/shared-contracts/icons` is drawn in. Looks are SVG attributes, not a class:
 * icons are bundled with each page, and must not bring a style sheet with them.
 */
export function Icon({
  size = 20,
  strokeWidth = 1.75,
  isFilled = false,
  className,
  label,
  children,
}: IconProps & { children: ReactNode }) {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      className={className}
      fill={isFilled ? 'currentColor' : 'none'}
      stroke={isFilled ? 'none' : 'currentColor'}
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable="false"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {children}
    </svg>
  );
}
