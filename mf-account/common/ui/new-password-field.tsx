import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { PasswordField, type PasswordFieldProps } from '@cairn/shared-contracts/ui/password-field';
import { usePasswordStrength } from '../model/password-strength.ts';
import css from './new-password-field.module.css';

interface NewPasswordFieldProps extends PasswordFieldProps {
  value: string;
  /** name and e-mail: what others would try first */
  ownWords: string;
}

/** A password that is being made up: typed once, shown on demand, with a word on how hard it is to guess. */
export function NewPasswordField({ ownWords, ...field }: NewPasswordFieldProps) {
  const { t } = useTranslation('mf-account');
  const strength = usePasswordStrength(field.value, ownWords);
  return (
    <div className={css.field}>
      <PasswordField {...field} autoComplete="new-password" hint={t('newPassword.hint')} />
      <div role="status" className={css.strength}>
        {strength === undefined ? null : (
          <>
            <meter className={css.meter} min={0} max={4} value={strength} aria-hidden="true" />
            {t(`newPassword.strength${strength}`)}
          </>
        )}
      </div>
    </div>
  );
}
