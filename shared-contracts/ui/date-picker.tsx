import type { CalendarLook } from './calendar-months.tsx';
import { DateCalendar } from './date-calendar.tsx';
import { DatePickerFrame, type DatePickerLook } from './date-picker-frame.tsx';
import { useDateText } from './date-text.ts';
import { useKitMessages } from './kit-messages.ts';

export interface DatePickerProps extends DatePickerLook, Omit<CalendarLook, 'label' | 'layout'> {
  /** 'YYYY-MM-DD'; null while nothing is chosen. */
  value: string | null;
  onChange: (value: string | null) => void;
  /** Months beside one another from 992 px. */
  months?: 1 | 2;
  /** The day may be years away, as a birthday: month and year are chosen from lists, on a phone too. */
  hasYears?: boolean;
}

/** One day. A popover from 992 px, which applies at once; below, one list of months in a sheet with a button. */
export function DatePicker(props: DatePickerProps) {
  const t = useKitMessages();
  const { label, value, months = 1, hasYears = false, placeholder = t('datePicker.placeholderOne') } = props;
  const { min, max, allowed, disabled, noteFor, previousLabel, nextLabel } = props;
  const look = { label, min, max, allowed, disabled, noteFor, previousLabel, nextLabel };
  const wide = months === 2 ? 'pair' : 'single';
  return (
    <DatePickerFrame<string> {...props} placeholder={placeholder} text={useDateText(value)}>
      {({ isWide, ...calendar }) => (
        <DateCalendar {...look} {...calendar} layout={hasYears ? 'years' : isWide ? wide : 'list'} />
      )}
    </DatePickerFrame>
  );
}
