import { Seo, usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Link } from '@cairn/shared-contracts/ui/link';
import { useNavigate } from 'react-router';
import { withNext } from '../model/safe-next.ts';
import { useCodeRequest } from '../model/use-code-request.ts';
import { AuthPage } from './auth-page.tsx';
import { CodeStep } from './code-step.tsx';
import css from './form.module.css';
import { NewcomerForm } from './newcomer-form.tsx';
import { OrganizersLine } from './organizers-line.tsx';

/** @param next path of the site to go to once the account stands */
export function RegisterPage({ next }: { next: string }) {
  const { t } = useTranslation('mf-account');
  const { siteName } = usePlatform();
  const navigate = useNavigate();
  const codes = useCodeRequest();
  const onDone = () => void navigate(next, { replace: true });

  return (
    <AuthPage art="ridge" quote={t('register.quote')} quoteFrom={t('register.quoteFrom')}>
      <Seo title={t('register.title')} description={t('register.description', { site: siteName })} noindex />
      <h1>{t(codes.sent ? 'code.heading' : 'register.heading')}</h1>
      {codes.sent ? (
        <CodeStep codes={codes} sent={codes.sent} onDone={onDone} />
      ) : (
        <>
          <NewcomerForm codes={codes} layout="page" />
          <p className={css.note}>
            {t('register.known')} <Link href={withNext('/login', next)}>{t('register.login')}</Link>
          </p>
          <OrganizersLine way="register" />
        </>
      )}
    </AuthPage>
  );
}
