import { cx } from './cx.ts';
import { useKitMessages } from './kit-messages.ts';
import css from './level.module.css';

const BARS = [1, 2, 3, 4] as const;

export interface LevelProps {
  /** Difficulty, 1 to 4. */
  value: 1 | 2 | 3 | 4;
  /** A word in place of the level's own (specification, section 3). */
  label?: string;
  /** Bars alone; the word stays for assistive technology. */
  isCompact?: boolean;
  className?: string;
}

/** Four bars rising like a profile, and the word. */
export function Level({ value, label, isCompact = false, className }: LevelProps) {
  const t = useKitMessages();
  return (
    <span className={cx(css.level, className)}>
      <span className={css.bars} aria-hidden="true">
        {BARS.map((bar) => (
          <span key={bar} className={cx(css.bar, bar <= value && css.on)} />
        ))}
      </span>
      <span className={isCompact ? 'vh' : undefined}>{label ?? t(`level.${value}`)}</span>
    </span>
  );
}
