import { cx } from './cx.ts';
import css from './level.module.css';

/** Words of difficulty 1 to 4 (specification, section 3). */
export const LEVEL_WORDS = ['Easy', 'Moderate', 'Challenging', 'Extreme'] as const;

const BARS = [1, 2, 3, 4] as const;

export interface LevelProps {
  /** Difficulty, 1 to 4. */
  value: 1 | 2 | 3 | 4;
  /** The word, in the reader's language. */
  label?: string;
  /** Bars alone; the word stays for assistive technology. */
  isCompact?: boolean;
  className?: string;
}

/** Four bars rising like a profile, and the word. */
export function Level({ value, label = LEVEL_WORDS[value - 1], isCompact = false, className }: LevelProps) {
  return (
    <span className={cx(css.level, className)}>
      <span className={css.bars} aria-hidden="true">
        {BARS.map((bar) => (
          <span key={bar} className={cx(css.bar, bar <= value && css.on)} />
        ))}
      </span>
      <span className={isCompact ? 'vh' : undefined}>{label}</span>
    </span>
  );
}
