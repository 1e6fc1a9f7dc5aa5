import type { Profile } from '@cairn/shared-contracts/api/user.schema';
import { required } from '@cairn/shared-contracts/domain/validators';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Button } from '@cairn/shared-contracts/ui/button';
import { Form, useForm } from '@cairn/shared-contracts/ui/form';
import { PasswordField } from '@cairn/shared-contracts/ui/password-field';
import { account } from '../model/api.ts';
import css from './reauth-dialog.module.css';
import { UserNameField } from './user-name-field.tsx';

export function ReauthByPassword({ user, onDone }: { user: Profile; onDone: () => void }) {
  const { t } = useTranslation('mf-account');
  const [prove] = account.reauthenticate.useMutation();
  const form = useForm({
    id: 'reauth-password',
    initial: { password: '' },
    rules: { password: [required()] },
    onSubmit: async ({ password }) => {
      await prove({ password }).unwrap();
      onDone();
    },
  });
  return (
    <Form form={form} className={css.form} aria-label={t('settings.reauth.title')}>
      <UserNameField email={user.email} />
      <PasswordField {...form.field('password')} label={t('form.password')} isRequired autoFocus />
      <Button type="submit" isBlock isLoading={form.isSubmitting}>
        {t('settings.reauth.continue')}
      </Button>
    </Form>
  );
}
