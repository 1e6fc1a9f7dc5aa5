import { cx } from './cx.ts';
import { StarIcon } from './icons.tsx';
import { useKitMessages } from './kit-messages.ts';
import css from './rating.module.css';
import { type RatingLabels, useRatingLabels } from './rating-labels.ts';

export interface RatingProps {
  /** 1 to 5; shown with one decimal, or two: an average of 4.96 is not five. */
  value: number;
  /** Reviews behind it; shown in brackets. */
  count?: number;
  /** Words in place of the count in brackets: "128 reviews". */
  countLabel?: string;
  size?: 'md' | 'lg';
  /** Read out before the number. */
  label?: string;
  className?: string;
}

/** Star, number, count. */
export function Rating({ value, count, countLabel, size = 'md', label, className }: RatingProps) {
  const t = useKitMessages();
  const behind = countLabel ?? (count === undefined ? undefined : `(${count})`);
  return (
    <span className={cx(css.rating, size === 'lg' && css.lg, className)}>
      <StarIcon size={size === 'lg' ? 16 : 14} className={css.star} />
      <span className="vh">{label ?? t('rating.label')} </span>
      {t('rating.value', { value })}
      {behind ? <span className={css.count}>{behind}</span> : null}
    </span>
  );
}

export interface RatingDistributionProps {
  /** Reviews by level, worst first: `[terrible, poor, fair, good, excellent]`. */
  counts: readonly [number, number, number, number, number];
  levelNames?: RatingLabels;
  label?: string;
  className?: string;
}

/** How reviews spread over the five levels, best on top. Bars repeat what the numbers say. */
export function RatingDistribution({ counts, levelNames, label, className }: RatingDistributionProps) {
  const t = useKitMessages();
  const ownNames = useRatingLabels();
  const total = counts.reduce((sum, count) => sum + count, 0);
  const rows = (levelNames ?? ownNames).map((word, level) => ({ word, count: counts[level] ?? 0 })).reverse();
  return (
    <ul aria-label={label ?? t('rating.distribution')} className={cx(css.scores, className)}>
      {rows.map(({ word, count }) => (
        <li key={word} className={css.row}>
          <span>{word}</span>
          <span className={css.track} aria-hidden="true">
            <span className={css.fill} style={{ width: `${total === 0 ? 0 : (count / total) * 100}%` }} />
          </span>
          <b className={css.number}>{count}</b>
        </li>
      ))}
    </ul>
  );
}
