import { type ReactElement, type ReactNode, useId, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { useMediaQuery } from '../remote/use-media-query.ts';
import { Button } from './button.tsx';
import { BREAKPOINT } from './constants.ts';
import { cx } from './cx.ts';
import css from './date-range-picker.module.css';
import { ErrorText, fieldClass } from './field.tsx';
import { CalendarDaysIcon } from './icons.tsx';
import { useKitMessages } from './kit-messages.ts';
import { Popover } from './popover.tsx';
import { Sheet } from './sheet.tsx';

/** What the pickers of one day and of a span have in common. */
export interface DatePickerLook {
  /** What the dates are of: "When". */
  label: string;
  hint?: ReactNode;
  error?: ReactNode;
  /** Shown while nothing is chosen. */
  placeholder?: string;
  applyLabel?: string;
  clearLabel?: string;
  closeLabel?: string;
  /** A form's field: the calendar was closed. */
  onBlur?: () => void;
  name?: string;
  /** Something must be chosen: nothing clears it. */
  isRequired?: boolean;
  isDisabled?: boolean;
  /** A button of one's own; `text` is what is chosen in words, or null. It must be a react-aria or kit button. */
  trigger?: (text: string | null) => ReactElement;
  className?: string;
}

interface DatePickerFrameProps<Value> extends DatePickerLook {
  value: Value | null;
  onChange: (value: Value | null) => void;
  /** of what is chosen */
  text: string | null;
  placeholder: string;
  /** the calendar, over a whole screen or beside the button */
  children: (calendar: { value: Value | null; onChange: (value: Value) => void; isWide: boolean }) => ReactNode;
}

/** A button with what is chosen, and the calendar it opens: a popover from 992 px, which applies at once; below, a sheet with buttons. */
export function DatePickerFrame<Value>({
  label,
  hint,
  error,
  placeholder,
  applyLabel,
  clearLabel,
  closeLabel,
  onBlur,
  name,
  isRequired = false,
  isDisabled = false,
  trigger,
  className,
  value,
  onChange,
  text,
  children,
}: DatePickerFrameProps<Value>) {
  const t = useKitMessages();
  const id = useId();
  const isWide = useMediaQuery(`(min-width: ${BREAKPOINT.md}px)`);
  const [isOpen, setIsOpen] = useState(false);
  const [draft, setDraft] = useState(value);
  const note = error ? `${id}-error` : hint ? `${id}-hint` : undefined;

  function toggle(open: boolean) {
    setDraft(value);
    setIsOpen(open);
    if (!open) onBlur?.();
  }

  function apply(next: Value | null) {
    onChange(next);
    setIsOpen(false);
    onBlur?.();
  }

  const button = trigger?.(text) ?? (
    <AriaButton
      aria-label={`${label}: ${text ?? placeholder}`}
      aria-describedby={note}
      isDisabled={isDisabled}
      data-field={name}
      data-invalid={error ? true : undefined}
      className={cx(fieldClass.control, css.trigger)}
    >
      <CalendarDaysIcon />
      {text ?? <span className={css.empty}>{placeholder}</span>}
    </AriaButton>
  );
  const picker = isWide ? (
    <Popover trigger={button} label={label} isOpen={isOpen} onOpenChange={toggle}>
      {children({ value, onChange: apply, isWide })}
    </Popover>
  ) : (
    <Sheet
      trigger={button}
      title={label}
      closeLabel={closeLabel ?? t('datePicker.close')}
      isOpen={isOpen}
      onOpenChange={toggle}
      isFull
      backEntry="calendar"
      footer={(_close, closeFor) => (
        <>
          {isRequired ? null : (
            <Button variant="ghost" onPress={() => closeFor(() => onChange(null))}>
              {clearLabel ?? t('datePicker.clear')}
            </Button>
          )}
          <Button onPress={() => closeFor(() => onChange(draft))}>{applyLabel ?? t('datePicker.apply')}</Button>
        </>
      )}
    >
      <div className={css.center}>{children({ value: draft, onChange: setDraft, isWide })}</div>
    </Sheet>
  );
  if (trigger) return picker;
  return (
    <div className={cx(css.field, className)}>
      <span className={fieldClass.label} aria-hidden="true">
        {label}
      </span>
      {picker}
      {error ? <ErrorText id={`${id}-error`}>{error}</ErrorText> : null}
      {hint && !error ? (
        <span id={`${id}-hint`} className={fieldClass.hint}>
          {hint}
        </span>
      ) : null}
    </div>
  );
}
