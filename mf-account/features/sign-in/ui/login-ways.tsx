import { LockIcon, MailIcon, PhoneIcon, UserIcon } from '@cairn/shared-contracts/icons';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Button } from '@cairn/shared-contracts/ui/button';
import formCss from '../../../common/ui/form.module.css';
import { Refusal } from '../../../common/ui/refusal.tsx';
import type { LoginOptions } from '../model/login-options.ts';
import type { CodeRequest } from '../model/use-code-request.ts';
import { type LoginWay, useLoginWay } from '../model/use-login-way.ts';
import { usePasskey } from '../model/use-passkey.ts';
import { EmailForm } from './email-form.tsx';
import css from './login-ways.module.css';
import { PasswordForm } from './password-form.tsx';
import { PhoneForm } from './phone-form.tsx';

interface LoginWaysProps {
  codes: CodeRequest;
  options: LoginOptions;
  onDone: () => void;
  keepsDraft?: boolean;
}

const ICONS = { phone: <PhoneIcon />, email: <MailIcon />, password: <LockIcon /> };
const WORDS = { phone: 'login.usePhone', email: 'login.useEmail', password: 'login.usePassword' } as const;

/** One way to log in at a time; each of the others is a press away. */
export function LoginWays({ codes, options, onDone, keepsDraft = false }: LoginWaysProps) {
  const { t } = useTranslation('mf-account');
  const [way, choose] = useLoginWay(options.main);
  const passkey = usePasskey(onDone);
  const form = { codes, keepsDraft };
  // a site that never asks for numbers does not begin with them either
  const offersPhone = options.channels.length > 0 || options.main === 'phone' || way === 'phone';
  const others: LoginWay[] = (['phone', 'email', 'password'] as const).filter(
    (other) => other !== way && (other !== 'phone' || offersPhone),
  );

  return (
    <div className={formCss.form}>
      {way === 'phone' && <PhoneForm {...form} channels={options.channels} />}
      {way === 'email' && <EmailForm {...form} />}
      {way === 'password' && <PasswordForm onDone={onDone} keepsDraft={keepsDraft} />}
      <p className={css.or}>{t('login.or')}</p>
      <div className={css.others}>
        {others.map((other) => (
          <Button key={other} variant="secondary" isBlock onPress={() => choose(other)}>
            {ICONS[other]}
            {t(WORDS[other])}
          </Button>
        ))}
        {passkey.isSupported && (
          <Button variant="secondary" isBlock isLoading={passkey.isBusy} onPress={() => void passkey.ask()}>
            <UserIcon />
            {t('login.usePasskey')}
          </Button>
        )}
      </div>
      <Refusal error={passkey.error} />
    </div>
  );
}
