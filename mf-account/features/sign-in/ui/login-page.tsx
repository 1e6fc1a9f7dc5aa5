import { Seo, usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Link } from '@cairn/shared-contracts/ui/link';
import { SegmentControl } from '@cairn/shared-contracts/ui/segment-control';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { withNext } from '../model/safe-next.ts';
import { useCodeRequest } from '../model/use-code-request.ts';
import { AuthPage } from './auth-page.tsx';
import { CodeStep } from './code-step.tsx';
import { EmailForm } from './email-form.tsx';
import css from './form.module.css';
import { OrganizersLine } from './organizers-line.tsx';
import { PasswordForm } from './password-form.tsx';

/** @param next path of the site to go to once logged in */
export function LoginPage({ next }: { next: string }) {
  const { t } = useTranslation('mf-account');
  const { siteName } = usePlatform();
  const navigate = useNavigate();
  const codes = useCodeRequest();
  const [way, setWay] = useState<'code' | 'password'>('code');
  const onDone = () => void navigate(next, { replace: true });

  return (
    <AuthPage art="lake" quote={t('login.quote')} quoteFrom={t('login.quoteFrom')}>
      <Seo title={t('login.title')} description={t('login.description', { site: siteName })} noindex />
      <h1>{t(codes.sent ? 'code.heading' : 'login.heading')}</h1>
      {codes.sent ? (
        <CodeStep codes={codes} sent={codes.sent} onDone={onDone} />
      ) : (
        <>
          <SegmentControl
            label={t('login.way')}
            isBlock
            value={way}
            onChange={setWay}
            options={[
              { id: 'code', label: t('login.byCode') },
              { id: 'password', label: t('login.byPassword') },
            ]}
          />
          {way === 'code' ? (
            <EmailForm codes={codes} />
          ) : (
            <PasswordForm onDone={onDone} onForgotten={() => setWay('code')} />
          )}
          <p className={css.note}>
            {t('login.new')} <Link href={withNext('/register', next)}>{t('login.create')}</Link>
          </p>
          <OrganizersLine way="login" />
        </>
      )}
    </AuthPage>
  );
}
