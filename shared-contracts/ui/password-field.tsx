import { useState } from 'react';
import { IconButton } from './icon-button.tsx';
import { EyeIcon, EyeOffIcon } from './icons.tsx';
import { useKitMessages } from './kit-messages.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end'> {
  showLabel?: string;
  hideLabel?: string;
}

/** A password, hidden until its owner wants to see it. Say `autoComplete`: current-password or new-password. */
export function PasswordField({
  showLabel,
  hideLabel,
  autoComplete = 'current-password',
  ...rest
}: PasswordFieldProps) {
  const t = useKitMessages();
  const [isShown, setShown] = useState(false);
  const label = isShown ? (hideLabel ?? t('passwordField.hide')) : (showLabel ?? t('passwordField.show'));
  return (
    <TextField
      {...rest}
      type={isShown ? 'text' : 'password'}
      autoComplete={autoComplete}
      inputProps={{ spellCheck: false, autoCapitalize: 'off', ...rest.inputProps }}
      end={
        <IconButton label={label} isDisabled={rest.isDisabled} onPress={() => setShown(!isShown)}>
          {isShown ? <EyeOffIcon /> : <EyeIcon />}
        </IconButton>
      }
    />
  );
}
