import type { ReactNode, Ref } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { NumberField, type NumberFieldProps } from 'react-aria-components/NumberField';
import { cx } from './cx.ts';
import { FieldFrame, type FieldTexts, fieldClass } from './field.tsx';
import { MinusIcon, PlusIcon } from './icons.tsx';
import { useKitMessages } from './kit-messages.ts';
import css from './number-input.module.css';

export interface NumberInputProps extends FieldTexts {
  /** null while nothing is typed */
  value: number | null;
  /** Never called with a number outside `min` and `max`. */
  onChange: (value: number | null) => void;
  onBlur?: () => void;
  min?: number;
  max?: number;
  step?: number;
  /** Intl's own: currency, unit, fraction digits. */
  format?: Intl.NumberFormatOptions;
  placeholder?: string;
  /** Minus and plus at the ends of the field. */
  hasButtons?: boolean;
  /** Unit behind the number: "€". */
  unit?: ReactNode;
  decreaseLabel?: string;
  increaseLabel?: string;
  name?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
  inputRef?: Ref<HTMLInputElement>;
  className?: string;
}

// react-aria takes an explicit undefined for a bound of its own
const boundsOf = (
  min: number | undefined,
  max: number | undefined,
): Pick<NumberFieldProps, 'minValue' | 'maxValue'> => ({
  ...(min === undefined ? {} : { minValue: min }),
  ...(max === undefined ? {} : { maxValue: max }),
});

/** A number, typed or stepped (arrows, Page Up and Down, Home and End). When it is left it is held between its bounds. */
export function NumberInput({
  label,
  hint,
  error,
  value,
  onChange,
  min,
  max,
  step = 1,
  format,
  placeholder,
  hasButtons = false,
  unit,
  decreaseLabel,
  increaseLabel,
  inputRef,
  className,
  ...rest
}: NumberInputProps) {
  const t = useKitMessages();
  return (
    <NumberField
      {...rest}
      {...boundsOf(min, max)}
      {...(format ? { formatOptions: format } : {})}
      step={step}
      // react-aria's word for nothing is NaN
      value={value ?? Number.NaN}
      onChange={(next) => onChange(Number.isNaN(next) ? null : next)}
      decrementAriaLabel={decreaseLabel ?? t('numberInput.decrease')}
      incrementAriaLabel={increaseLabel ?? t('numberInput.increase')}
      validationBehavior="aria"
      isInvalid={Boolean(error)}
      className={cx(fieldClass.field, className)}
    >
      <FieldFrame label={label} hint={hint} error={error}>
        <Group className={cx(css.group, hasButtons && css.stepped, Boolean(unit) && css.hasUnit)}>
          {hasButtons ? (
            <AriaButton slot="decrement" className={cx(css.step, css.first)}>
              <MinusIcon size={16} />
            </AriaButton>
          ) : null}
          <Input ref={inputRef} placeholder={placeholder} data-field={rest.name} className={fieldClass.control} />
          {unit ? <span className={css.unit}>{unit}</span> : null}
          {hasButtons ? (
            <AriaButton slot="increment" className={cx(css.step, css.last)}>
              <PlusIcon size={16} />
            </AriaButton>
          ) : null}
        </Group>
      </FieldFrame>
    </NumberField>
  );
}
