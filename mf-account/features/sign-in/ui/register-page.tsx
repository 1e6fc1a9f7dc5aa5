import { Seo, usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { useNavigate } from 'react-router';
import { rememberTarget } from '../../../common/model/login-target.ts';
import { AuthPage } from '../../../common/ui/auth-page.tsx';
import { useCodeRequest } from '../model/use-code-request.ts';
import { AccountTabs } from './account-tabs.tsx';
import { CodeStep } from './code-step.tsx';
import { NewcomerForm } from './newcomer-form.tsx';
import { OrganizersLine } from './organizers-line.tsx';

/** @param next path of the site to go to once the account stands */
export function RegisterPage({ next }: { next: string }) {
  const { t } = useTranslation('mf-account');
  const { siteName } = usePlatform();
  const navigate = useNavigate();
  const codes = useCodeRequest({ onSent: () => rememberTarget(next) });
  const onDone = () => void navigate(next, { replace: true });

  return (
    <AuthPage art="ridge">
      <Seo title={t('register.title')} description={t('register.description', { site: siteName })} noindex />
      <h1>{t(codes.sent ? 'code.heading' : 'register.heading')}</h1>
      {codes.sent ? (
        <CodeStep codes={codes} sent={codes.sent} channels={[]} onDone={onDone} />
      ) : (
        <>
          <AccountTabs current="register" next={next} />
          <NewcomerForm codes={codes} layout="page" />
          <OrganizersLine way="register" />
        </>
      )}
    </AuthPage>
  );
}
