import { useEffect, useRef, useState } from 'react';
import { Input } from 'react-aria-components/Input';
import { TextField } from 'react-aria-components/TextField';
import { Button } from './button.tsx';
import { useCountryNames } from './country-list.ts';
import { cx } from './cx.ts';
import { FieldFrame, type FieldTexts, fieldClass } from './field.tsx';
import { useKitMessages } from './kit-messages.ts';
import { PhoneCountry } from './phone-country.tsx';
import css from './phone-input.module.css';
import { useAfterPress } from './use-after-press.ts';
import { usePhone } from './use-phone.ts';
import { useUikit } from './use-uikit.ts';

export interface PhoneInputProps extends FieldTexts {
  /** '+420777123456', or '' while nothing is typed */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** What numbers without '+' are read by until another country is chosen, the site's own unless said: two or three letters of ISO 3166-1. */
  defaultCountry?: string;
  placeholder?: string;
  /** 'tel webauthn' where a passkey may log in instead */
  autoComplete?: 'tel' | 'tel webauthn';
  name?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
  className?: string;
}

/**
 * A phone number and its country (specification, section 5). A number that the country does not have is marked, one that belongs to
 * another country offers to change it, in a line that has its room as soon as its calling code is typed. Whether the form takes it is
 * the rule `phone`. The numbering plans come with the first focus.
 */
export function PhoneInput({
  label,
  hint,
  error,
  value,
  onChange,
  onBlur,
  defaultCountry,
  placeholder,
  autoComplete = 'tel',
  className,
  ...rest
}: PhoneInputProps) {
  const t = useKitMessages();
  const inputRef = useRef<HTMLInputElement>(null);
  const afterPress = useAfterPress();
  const [isLeft, setIsLeft] = useState(false);
  const siteCountry = useUikit()?.defaultCountry;
  const phone = usePhone(value, onChange, defaultCountry ?? siteCountry);
  const { verdict, load } = phone;
  const shownError = error ?? (isLeft && verdict.kind === 'invalid' ? t('input_phone.validation') : undefined);

  useEffect(() => {
    if (value) void load();
  }, [value, load]);

  return (
    <TextField
      {...rest}
      type="tel"
      inputMode="tel"
      autoComplete={autoComplete}
      value={phone.text}
      onChange={phone.type}
      onFocus={() => void load()}
      onBlur={() => {
        const leave = () => setIsLeft(phone.text !== '');
        if (!afterPress(leave)) leave();
        onBlur?.();
      }}
      validationBehavior="aria"
      isInvalid={Boolean(shownError)}
      className={cx(fieldClass.field, className)}
    >
      <FieldFrame label={label} hint={hint} error={shownError}>
        <div className={css.phone}>
          <PhoneCountry dialling={phone.dialling} isDisabled={rest.isDisabled} onChange={phone.choose} />
          <Input ref={inputRef} placeholder={placeholder} className={cx(fieldClass.control, css.number)} />
        </div>
      </FieldFrame>
      <div className={css.owner}>
        <div role="status" className={css.mismatch}>
          {verdict.kind === 'mismatch' ? (
            <Owner
              country={verdict.country}
              onConfirm={() => {
                phone.confirm(verdict.country);
                inputRef.current?.focus();
              }}
            />
          ) : null}
        </div>
        {/* takes the room as the number is typed: an offer that comes when the field is left would push away what is pressed next */}
        {phone.expected ? (
          <div aria-hidden="true" className={cx(css.mismatch, css.room)}>
            <Owner country={phone.expected} />
          </div>
        ) : null}
      </div>
    </TextField>
  );
}

/** Whose number it is, and the offer to take that country. */
function Owner({ country, onConfirm }: { country: string; onConfirm?: () => void }) {
  const t = useKitMessages();
  const nameOf = useCountryNames();
  return (
    <>
      <span>{t('input_phone.country_missmatch_hint', { country: nameOf(country) })}</span>
      <Button size="sm" variant="soft" {...(onConfirm ? { onPress: onConfirm } : {})}>
        {t('input_phone.confirm')}
      </Button>
    </>
  );
}
