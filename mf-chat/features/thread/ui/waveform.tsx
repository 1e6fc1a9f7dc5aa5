import css from './voice-note.module.css';

/** Bars of a sound, 0 to 100 each. @param played share of them, 0 to 1 */
export function Waveform({ bars, played = 0 }: { bars: readonly number[]; played?: number }) {
  return (
    <span className={css.bars} aria-hidden="true">
      {bars.map((height, index) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
          key={index}
          className={index / bars.length < played ? css.played : undefined}
          style={{ height: `${Math.max(10, height)}%` }}
        />
      ))}
    </span>
  );
}
