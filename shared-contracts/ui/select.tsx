import { Button as AriaButton } from 'react-aria-components/Button';
import { Select as AriaSelect, type SelectProps as AriaSelectProps, SelectValue } from 'react-aria-components/Select';
import { cx } from './cx.ts';
import { FieldFrame, type FieldTexts, fieldClass } from './field.tsx';
import { ChevronDownIcon } from './icons.tsx';
import { useKitMessages } from './kit-messages.ts';
import { type Option, OptionList } from './list-box.tsx';
import css from './select.module.css';
import { useDropdownProps } from './use-uikit.ts';

export type { Option };

export interface SelectProps
  extends Omit<
      AriaSelectProps<Option>,
      | 'children'
      | 'className'
      | 'style'
      | 'isInvalid'
      | 'validate'
      | 'validationBehavior'
      | 'items'
      | 'value'
      | 'defaultValue'
      | 'onChange'
      | 'selectedKey'
      | 'defaultSelectedKey'
      | 'onSelectionChange'
    >,
    Omit<FieldTexts, 'label'> {
  /** Visible label. Without it (a sort control in a row) give `aria-label`. */
  label?: FieldTexts['label'];
  options: readonly Option[];
  /** Id of the chosen option; `null` shows the placeholder. */
  value?: string | null;
  defaultValue?: string;
  onChange?: (id: string) => void;
  /** `sm` is the 44 px pill that stands in a row of controls. */
  size?: 'sm' | 'md';
  emptyText?: string;
  className?: string;
}

/** One of several options, when there are too many for a SegmentControl or radio buttons. */
export function Select(props: SelectProps) {
  const {
    label,
    hint,
    error,
    options,
    value,
    defaultValue,
    onChange,
    size = 'md',
    emptyText,
    className,
    ...rest
  } = useDropdownProps(props);
  const t = useKitMessages();
  const control = (
    <AriaButton className={cx(fieldClass.control, css.trigger)}>
      <SelectValue className={cx(css.value)}>
        {({ selectedText, defaultChildren }) => selectedText || defaultChildren}
      </SelectValue>
      <ChevronDownIcon className={css.chevron} />
    </AriaButton>
  );
  return (
    <AriaSelect
      {...rest}
      validationBehavior="aria"
      isInvalid={Boolean(error)}
      {...(value === undefined ? {} : { value })}
      {...(defaultValue === undefined ? {} : { defaultValue })}
      onChange={(key) => {
        if (key !== null) onChange?.(String(key));
      }}
      className={cx(fieldClass.field, size === 'sm' && css.sm, className)}
    >
      {label ? (
        <FieldFrame label={label} hint={hint} error={error}>
          {control}
        </FieldFrame>
      ) : (
        control
      )}
      <OptionList options={options} emptyText={emptyText ?? t('select.nothing')} />
    </AriaSelect>
  );
}
