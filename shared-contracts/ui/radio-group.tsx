import type { ReactNode } from 'react';
import { RadioGroup as AriaRadioGroup, Radio } from 'react-aria-components/RadioGroup';
import { cx } from './cx.ts';
import { FieldFrame, type FieldTexts, fieldClass } from './field.tsx';
import css from './radio-group.module.css';

export interface RadioOption<Id extends string = string> {
  id: Id;
  label: ReactNode;
  /** Quiet line under the label. */
  note?: ReactNode;
  /** At the end of the row: price, icon. */
  end?: ReactNode;
  isDisabled?: boolean;
}

export interface RadioGroupProps<Id extends string = string> extends FieldTexts {
  options: readonly RadioOption<Id>[];
  value: Id | null;
  onChange: (id: Id) => void;
  isHorizontal?: boolean;
  /** Every option is a panel of its own. */
  isPanels?: boolean;
  name?: string;
  isDisabled?: boolean;
  isRequired?: boolean;
  className?: string;
}

/** One of a few options, all visible. */
export function RadioGroup<Id extends string = string>({
  label,
  hint,
  error,
  options,
  value,
  onChange,
  isHorizontal = false,
  isPanels = false,
  name,
  isDisabled,
  isRequired,
  className,
}: RadioGroupProps<Id>) {
  return (
    <AriaRadioGroup
      value={value}
      onChange={(chosen) => {
        const option = options.find(({ id }) => id === chosen);
        if (option) onChange(option.id);
      }}
      name={name}
      isDisabled={isDisabled}
      isRequired={isRequired}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      orientation={isHorizontal ? 'horizontal' : 'vertical'}
      className={cx(fieldClass.field, className)}
    >
      <FieldFrame label={label} hint={hint} error={error}>
        <div className={cx(css.options, isHorizontal && css.horizontal, isPanels && css.panels)}>
          {options.map((option) => (
            <Radio
              key={option.id}
              value={option.id}
              isDisabled={option.isDisabled}
              className={cx(css.radio, isPanels && css.panel)}
            >
              <span className={css.dot} />
              <span>
                {option.label}
                {option.note ? <span className={css.note}>{option.note}</span> : null}
              </span>
              {option.end ? <span className={css.end}>{option.end}</span> : null}
            </Radio>
          ))}
        </div>
      </FieldFrame>
    </AriaRadioGroup>
  );
}
