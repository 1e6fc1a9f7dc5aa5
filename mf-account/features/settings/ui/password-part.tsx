import type { Profile } from '@cairn/shared-contracts/api/user.schema';
import { PASSWORD_MIN } from '@cairn/shared-contracts/domain/limits';
import { minLength, required } from '@cairn/shared-contracts/domain/validators';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Form, NOT_SENT_YET, useForm } from '@cairn/shared-contracts/ui/form';
import { PasswordField } from '@cairn/shared-contracts/ui/password-field';
import { useState } from 'react';
import { usePasswordStrength } from '../../../common/model/password-strength.ts';
import { account } from '../model/api.ts';
import { CANCELLED, useGuard } from '../model/guard.ts';
import { useUnsaved } from '../model/unsaved.ts';
import { Part } from './panel.tsx';
import { PanelFoot } from './panel-foot.tsx';
import css from './password-part.module.css';
import { StrengthHint } from './strength-hint.tsx';
import { UserNameField } from './user-name-field.tsx';

const EMPTY = { old_password: '', password: '' };

/** Sets a password, or another one. It is typed once: it can be looked at. */
export function PasswordPart({ user }: { user: Profile }) {
  const { t } = useTranslation('mf-account');
  const [change] = account.changePassword.useMutation();
  const guard = useGuard();
  const [isSaved, setSaved] = useState(false);
  const form = useForm({
    id: 'password',
    initial: EMPTY,
    rules: {
      old_password: user.has_password ? [required()] : [],
      password: [required(), minLength(PASSWORD_MIN)],
    },
    onSubmit: async ({ old_password, password }) => {
      const body = { password, confirm_password: password, ...(user.has_password ? { old_password } : {}) };
      if ((await guard(() => change(body).unwrap())) === CANCELLED) return NOT_SENT_YET;
      form.reset(EMPTY);
      setSaved(true);
      return undefined;
    },
  });
  const { old_password, password } = form.values;
  const isUnsaved = old_password !== '' || password !== '';
  useUnsaved('password', isUnsaved);
  const strength = usePasswordStrength(password, `${user.first_name} ${user.last_name} ${user.email ?? ''}`);
  const title = t(user.has_password ? 'settings.password.change' : 'settings.password.set');
  return (
    <Part title={title} text={t(user.has_password ? 'settings.password.changeText' : 'settings.password.setText')}>
      <Form form={form} isSaving className={css.form} aria-label={title}>
        <UserNameField email={user.email} />
        {user.has_password ? (
          <PasswordField {...form.field('old_password')} label={t('settings.password.old')} isRequired />
        ) : null}
        <div className={css.new}>
          <PasswordField
            {...form.field('password')}
            label={t('settings.password.new')}
            autoComplete="new-password"
            hint={t('settings.password.rule', { count: PASSWORD_MIN })}
            isRequired
          />
          <StrengthHint strength={strength} />
        </div>
        <PanelFoot
          label={title}
          isSaving={form.isSubmitting}
          isUnsaved={isUnsaved}
          isSaved={isSaved}
          onDiscard={() => form.reset(EMPTY)}
        />
      </Form>
    </Part>
  );
}
