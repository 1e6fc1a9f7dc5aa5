import { DateFormatter } from '@internationalized/date';
import { type ReactElement, useMemo, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Button } from './button.tsx';
import { BREAKPOINT } from './constants.ts';
import { cx } from './cx.ts';
import { type DateBound, type DateRange, type DayLimits, instantOf } from './date-range.ts';
import { DateRangeCalendar } from './date-range-calendar.tsx';
import css from './date-range-picker.module.css';
import { fieldClass } from './field.tsx';
import { CalendarDaysIcon } from './icons.tsx';
import { Popover } from './popover.tsx';
import { Sheet } from './sheet.tsx';
import { useMediaQuery } from './use-media-query.ts';

export type { DateBound, DateRange, DayLimits };

export interface DateRangePickerProps extends DayLimits {
  /** What the dates are of: "When". */
  label: string;
  /** 'YYYY-MM-DD', both ends included; null while nothing is chosen. */
  value: DateRange | null;
  onChange: (value: DateRange | null) => void;
  /** Shown while nothing is chosen. */
  placeholder?: string;
  applyLabel?: string;
  clearLabel?: string;
  closeLabel?: string;
  previousLabel?: string;
  nextLabel?: string;
  firstDayOfWeek?: 'mon' | 'sun' | 'sat';
  /** Small words under a day: the price of a departure. */
  noteFor?: (date: string) => string | undefined;
  /** A button of one's own; `text` is the chosen span in words, or null. It must be a react-aria or kit button. */
  trigger?: (text: string | null) => ReactElement;
  className?: string;
}

/** A span of days. Two months in a popover from 992 px, which applies at once; below, one list in a sheet with a button. */
export function DateRangePicker({
  label,
  value,
  onChange,
  placeholder = 'Select dates',
  applyLabel = 'Apply',
  clearLabel = 'Clear',
  closeLabel = 'Close',
  trigger,
  className,
  ...calendar
}: DateRangePickerProps) {
  const isWide = useMediaQuery(`(min-width: ${BREAKPOINT.md}px)`);
  const [isOpen, setIsOpen] = useState(false);
  const [draft, setDraft] = useState(value);
  const text = useSpanText(value);

  function toggle(open: boolean) {
    setDraft(value);
    setIsOpen(open);
  }

  function apply(range: DateRange | null) {
    onChange(range);
    setIsOpen(false);
  }

  const button = trigger?.(text) ?? (
    <AriaButton aria-label={`${label}: ${text ?? placeholder}`} className={cx(fieldClass.control, css.trigger)}>
      <CalendarDaysIcon />
      {text ?? <span className={css.empty}>{placeholder}</span>}
    </AriaButton>
  );
  const picker = isWide ? (
    <Popover trigger={button} label={label} isOpen={isOpen} onOpenChange={toggle}>
      <DateRangeCalendar {...calendar} label={label} value={value} onChange={apply} layout="pair" />
    </Popover>
  ) : (
    <Sheet
      trigger={button}
      title={label}
      closeLabel={closeLabel}
      isOpen={isOpen}
      onOpenChange={toggle}
      isFull
      footer={
        <>
          <Button variant="ghost" onPress={() => apply(null)}>
            {clearLabel}
          </Button>
          <Button onPress={() => apply(draft)}>{applyLabel}</Button>
        </>
      }
    >
      <div className={css.center}>
        <DateRangeCalendar {...calendar} label={label} value={draft} onChange={setDraft} layout="list" />
      </div>
    </Sheet>
  );
  if (trigger) return picker;
  return (
    <div className={cx(css.field, className)}>
      <span className={fieldClass.label} aria-hidden="true">
        {label}
      </span>
      {picker}
    </div>
  );
}

/** "14 – 21 Jun" in the reader's language. */
function useSpanText(value: DateRange | null): string | null {
  const { locale } = useLocale();
  const formatter = useMemo(
    () => new DateFormatter(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }),
    [locale],
  );
  if (!value) return null;
  const text = formatter.formatRange(instantOf(value.start), instantOf(value.end));
  // Server and browser may know different releases of the locale data, which differ in the width of these spaces.
  return text.replace(/[\u2009\u202f\u00a0]/g, ' ').replace(/\s*–\s*/, ' – ');
}
