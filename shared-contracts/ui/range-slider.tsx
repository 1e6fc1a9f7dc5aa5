import { useEffect, useRef, useState } from 'react';
import { Slider, SliderThumb, SliderTrack } from 'react-aria-components/Slider';
import { SLIDER_MAX, SLIDER_MIN, SLIDER_STEP } from './constants.ts';
import { clamp } from './counter.tsx';
import { cx } from './cx.ts';
import { useKitMessages } from './kit-messages.ts';
import css from './range-slider.module.css';
import { TextField } from './text-field.tsx';
import { typedAmount } from './typed-amount.ts';

export type Range = readonly [from: number, to: number];

export interface RangeSliderProps {
  /** What is narrowed: "Price". */
  label: string;
  value: Range;
  /** While a thumb moves. */
  onChange?: (value: Range) => void;
  /** Once, when the thumb is let go or a number is entered: apply the filter here. */
  onChangeEnd?: (value: Range) => void;
  min?: number;
  max?: number;
  step?: number;
  /** Results by equal parts of the range: drawn as bars above the track. */
  bars?: readonly number[];
  fromLabel?: string;
  toLabel?: string;
  /** Unit shown in the fields: "€". */
  unit?: string;
  /** Two fields for exact numbers under the track. */
  hasInputs?: boolean;
  className?: string;
}

/** A span between two bounds, by thumbs or by numbers. Numbers outside the bounds are clamped; an end without one is open. */
export function RangeSlider({
  label,
  value,
  onChange,
  onChangeEnd,
  min = SLIDER_MIN,
  max = SLIDER_MAX,
  step = SLIDER_STEP,
  bars,
  fromLabel,
  toLabel,
  unit,
  hasInputs = true,
  className,
}: RangeSliderProps) {
  const t = useKitMessages();
  const fromName = fromLabel ?? t('rangeSlider.from');
  const toName = toLabel ?? t('rangeSlider.to');
  // an address bar may hold anything: from and to never leave the range
  const from = clamp(value[0], min, max);
  const to = clamp(value[1], from, max);
  // The thumbs follow the finger, whatever the owner does with the value; its next value takes over again.
  const [draft, setDraft] = useState<Range>([from, to]);
  useEffect(() => setDraft([from, to]), [from, to]);

  function commit(next: Range) {
    setDraft(next);
    onChange?.(next);
    onChangeEnd?.(next);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own frame and legend
    <div role="group" aria-label={label} className={cx(css.root, className)}>
      {bars && bars.length > 0 ? <Bars bars={bars} range={draft} min={min} max={max} /> : null}
      <Slider
        aria-label={label}
        value={[...draft]}
        minValue={min}
        maxValue={max}
        step={step}
        onChange={(values) => {
          const next = rangeOf(values, draft);
          setDraft(next);
          onChange?.(next);
        }}
        onChangeEnd={(values) => onChangeEnd?.(rangeOf(values, draft))}
        className={cx(css.slider)}
      >
        <SliderTrack className={cx(css.track)}>
          {({ state }) => (
            <>
              <span
                className={css.fill}
                style={{
                  left: `${state.getThumbPercent(0) * 100}%`,
                  right: `${100 - state.getThumbPercent(1) * 100}%`,
                }}
              />
              <SliderThumb index={0} aria-label={fromName} className={cx(css.thumb)} />
              <SliderThumb index={1} aria-label={toName} className={cx(css.thumb)} />
            </>
          )}
        </SliderTrack>
      </Slider>
      {hasInputs ? (
        <div className={css.inputs}>
          <Bound
            label={unit ? `${fromName}, ${unit}` : fromName}
            value={draft[0]}
            open={min}
            onCommit={(number) => commit([clamp(number, min, draft[1]), draft[1]])}
          />
          <Bound
            label={unit ? `${toName}, ${unit}` : toName}
            value={draft[1]}
            open={max}
            onCommit={(number) => commit([draft[0], clamp(number, draft[0], max)])}
          />
        </div>
      ) : null}
    </div>
  );
}

function rangeOf(values: number | readonly number[], fallback: Range): Range {
  if (typeof values === 'number') return fallback;
  return [values[0] ?? fallback[0], values[1] ?? fallback[1]];
}

function Bars({ bars, range, min, max }: { bars: readonly number[]; range: Range; min: number; max: number }) {
  const highest = Math.max(...bars, 1);
  const width = (max - min) / bars.length;
  const columns = bars.map((count, index) => ({ count, start: min + index * width }));
  return (
    <div className={css.bars} aria-hidden="true">
      {columns.map(({ count, start }) => (
        <span
          key={start}
          className={cx(css.bar, start + width > range[0] && start < range[1] && css.barOn)}
          style={{ height: `${(count / highest) * 100}%` }}
        />
      ))}
    </div>
  );
}

interface BoundProps {
  label: string;
  value: number;
  /** where the range ends: what an empty field means */
  open: number;
  onCommit: (value: number) => void;
}

/** A number that counts when the field is left or Enter is pressed, not while it is half typed. Emptied, it stays empty. */
function Bound({ label, value, open, onCommit }: BoundProps) {
  const [text, setText] = useState(String(value));
  const isEmptied = useRef(false);
  useEffect(() => {
    if (!isEmptied.current || value !== open) setText(String(value));
  }, [value, open]);

  function commit() {
    const number = typedAmount(text);
    isEmptied.current = number === undefined;
    const next = number ?? open;
    if (next !== value) onCommit(next);
    else if (number !== undefined) setText(String(value));
  }

  return (
    <TextField
      label={label}
      inputMode="numeric"
      value={text}
      placeholder={String(open)}
      onChange={(next) => setText(next.replace(/[^\d.,\s]/g, ''))}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit();
        else event.continuePropagation();
      }}
    />
  );
}
