import { Seo, usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { useNavigate } from 'react-router';
import { rememberTarget } from '../../../common/model/login-target.ts';
import { AuthPage } from '../../../common/ui/auth-page.tsx';
import type { LoginOptions } from '../model/login-options.ts';
import { useCodeRequest } from '../model/use-code-request.ts';
import { AccountTabs } from './account-tabs.tsx';
import { CodeStep } from './code-step.tsx';
import { LoginWays } from './login-ways.tsx';
import { OrganizersLine } from './organizers-line.tsx';

interface LoginPageProps {
  /** path of the site to go to once logged in */
  next: string;
  options: LoginOptions;
}

export function LoginPage({ next, options }: LoginPageProps) {
  const { t } = useTranslation('mf-account');
  const { siteName } = usePlatform();
  const navigate = useNavigate();
  // the message with the code has a link as well
  const codes = useCodeRequest({ onSent: () => rememberTarget(next) });
  const onDone = () => void navigate(next, { replace: true });

  return (
    <AuthPage art={codes.sent ? 'ridge' : 'lake'}>
      <Seo title={t('login.title')} description={t('login.description', { site: siteName })} noindex />
      <h1>{t(codes.sent ? 'code.heading' : 'login.heading')}</h1>
      {codes.sent ? (
        <CodeStep codes={codes} sent={codes.sent} channels={options.channels} onDone={onDone} />
      ) : (
        <>
          <AccountTabs current="login" next={next} />
          <LoginWays codes={codes} options={options} onDone={onDone} />
          <OrganizersLine way="login" />
        </>
      )}
    </AuthPage>
  );
}
