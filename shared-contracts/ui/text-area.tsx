import type { Ref } from 'react';
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import { cx } from './cx.ts';
import { FieldFrame, type FieldTexts, fieldClass } from './field.tsx';
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
}

/** Several lines of text; grows by its handle. */
export function TextArea(props: TextAreaProps) {
  const { label, hint, error, placeholder, rows = 4, inputRef, className, ...rest } = useInputProps(props);
  return (
    <AriaTextField
      {...rest}
      validationBehavior="aria"
      isInvalid={Boolean(error)}
      className={cx(fieldClass.field, className)}
    >
      <FieldFrame label={label} hint={hint} error={error}>
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
