import { cx } from './cx.ts';
import css from './skeleton.module.css';

export interface SkeletonProps {
  /** CSS length or px. */
  width?: string | number;
  height?: string | number;
  /** Width to height, for pictures: `'4/3'`. */
  ratio?: string;
  shape?: 'line' | 'picture' | 'round';
  className?: string;
}

/** Holds the place of content on its first load, in the content's own geometry. Hidden from assistive technology. */
export function Skeleton({ width = '100%', height = 14, ratio, shape = 'line', className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={cx(css.skeleton, shape !== 'line' && css[shape], className)}
      style={ratio ? { width, aspectRatio: ratio } : { width, height }}
    />
  );
}

/** Lines of text, the last one shorter. */
export function SkeletonLines({ count = 3, className }: { count?: number; className?: string }) {
  return (
    <span className={cx(css.lines, className)} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => index).map((line) => (
        <Skeleton key={line} width={line === count - 1 && count > 1 ? '62%' : '100%'} />
      ))}
    </span>
  );
}
