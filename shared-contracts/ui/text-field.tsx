import type { ReactNode, Ref } from 'react';
import { Input, type InputProps } from 'react-aria-components/Input';
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import { cx } from './cx.ts';
import { ControlWrap, FieldFrame, type FieldTexts, fieldClass } from './field.tsx';
import { useInputProps } from './use-uikit.ts';

export interface TextFieldProps
  extends Omit<
      AriaTextFieldProps,
      'children' | 'className' | 'style' | 'isInvalid' | 'validate' | 'validationBehavior'
    >,
    FieldTexts {
  placeholder?: string;
  /** Icon inside, before the text. */
  icon?: ReactNode;
  /** Button or unit inside, behind the text (show password, clear). */
  end?: ReactNode;
  /** For focus on the first invalid field. */
  inputRef?: Ref<HTMLInputElement>;
  /** Native step, min, max and the like. */
  inputProps?: Omit<InputProps, 'className' | 'style' | 'children'>;
  className?: string;
}

/** One line of text. Validate on blur, and on change once it is invalid: `error` shows the outcome. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, placeholder, icon, end, inputRef, inputProps, className, ...rest } = useInputProps(props);
  return (
    <AriaTextField
      {...rest}
      // Our own validation decides; the native one would hold the form back with the browser's message.
      validationBehavior="aria"
      isInvalid={Boolean(error)}
      className={cx(fieldClass.field, className)}
    >
      <FieldFrame label={label} hint={hint} error={error}>
        <ControlWrap start={icon} end={end}>
          <Input {...inputProps} ref={inputRef} placeholder={placeholder} className={fieldClass.control} />
        </ControlWrap>
      </FieldFrame>
    </AriaTextField>
  );
}
