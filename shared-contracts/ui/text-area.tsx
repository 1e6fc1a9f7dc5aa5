import type { Ref } from 'react';
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import { cx } from './cx.ts';
import { FieldFrame, type FieldTexts, fieldClass } from './field.tsx';
import { useKitMessages } from './kit-messages.ts';
import css from './text-area.module.css';
import { useInputProps } from './use-uikit.ts';

export interface TextAreaProps
  extends Omit<
      AriaTextFieldProps,
      'children' | 'className' | 'style' | 'type' | 'isInvalid' | 'validate' | 'validationBehavior'
    >,
    FieldTexts {
  placeholder?: string;
  rows?: number;
  inputRef?: Ref<HTMLTextAreaElement>;
  className?: string;
  /** More than that is taken, too, and said to be too long: the browser would cut what is pasted, and tell nobody. */
  maxLength?: number;
}

/** Several lines of text; grows by its handle. */
export function TextArea(props: TextAreaProps) {
  const { label, hint, error, maxLength, placeholder, rows = 4, inputRef, className, ...rest } = useInputProps(props);
  const t = useKitMessages();
  const isTooLong = maxLength !== undefined && (rest.value?.length ?? 0) > maxLength;
  const problem = error || (isTooLong ? t('validation.maxLength', { length: maxLength }) : undefined);
  return (
    <AriaTextField
      {...rest}
      validationBehavior="aria"
      isInvalid={Boolean(problem)}
      className={cx(fieldClass.field, className)}
    >
      <FieldFrame label={label} hint={hint} error={problem}>
        <AriaTextArea
          ref={inputRef}
          rows={rows}
          placeholder={placeholder}
          className={cx(fieldClass.control, css.area)}
        />
      </FieldFrame>
    </AriaTextField>
  );
}
