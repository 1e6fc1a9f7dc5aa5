import { email, required } from '@cairn/shared-contracts/domain/validators';
import { Seo, toApiError, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Alert } from '@cairn/shared-contracts/ui/alert';
import { Button } from '@cairn/shared-contracts/ui/button';
import { Form, useForm } from '@cairn/shared-contracts/ui/form';
import { FormFoot } from '@cairn/shared-contracts/ui/form-foot';
import { Link } from '@cairn/shared-contracts/ui/link';
import { TextField } from '@cairn/shared-contracts/ui/text-field';
import { clockText, useCountdown } from '@cairn/shared-contracts/ui/use-countdown';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { requests } from '../../../common/model/api.ts';
import page from '../../../common/ui/narrow-page.module.css';
import css from './pay-link-page.module.css';

interface Sent {
  email: string;
  resendIn: number;
  run: number;
}

/**
 * The payment of a booking for a guest who has only its number, which anybody can count to: it says nothing of the booking, not even
 * whether there is one, and mails the link to whoever booked.
 */
export function PayLinkPage({ number }: { number: number }) {
  const { t } = useTranslation('mf-booking');
  const { pathname, search } = useLocation();
  const [send] = requests.sendPaymentLink.useMutation();
  const [sent, setSent] = useState<Sent>();
  const left = useCountdown(sent?.resendIn ?? 0, sent?.run ?? 0);
  const id = String(number);
  const title = t('payLink.title', { id });
  const form = useForm({
    id: `pay-link-${id}`,
    initial: { email: '' },
    rules: { email: [required(), email()] },
    onSubmit: async (values) => {
      const address = values.email.trim();
      const { data, error } = await send({ id: number, email: address });
      if (!data) return toApiError(error);
      setSent((last) => ({ email: address, resendIn: data.resend_in, run: (last?.run ?? 0) + 1 }));
    },
  });
  return (
    <div className={`page ${page.page} ${css.page}`}>
      <Seo title={title} description={t('payLink.text')} noindex />
      <h1>{title}</h1>
      {sent ? (
        <Alert tone="success" role="status">
          <span className={css.sent}>{t('payLink.sent', { id, email: sent.email })}</span>
        </Alert>
      ) : (
        <p className={page.text}>{t('payLink.text')}</p>
      )}
      <Form form={form} className={css.form} aria-label={title}>
        <div hidden={sent !== undefined}>
          <TextField {...form.field('email')} label={t('payLink.email')} type="email" autoComplete="email" isRequired />
        </div>
        <Button
          type="submit"
          size="lg"
          isBlock
          variant={sent ? 'secondary' : 'primary'}
          isLoading={form.isSubmitting}
          isDisabled={left > 0}
        >
          {left > 0 ? t('payLink.againIn', { time: clockText(left) }) : t(sent ? 'payLink.again' : 'payLink.submit')}
        </Button>
        {sent ? (
          <Button variant="ghost" isBlock onPress={() => setSent(undefined)}>
            {t('payLink.change')}
          </Button>
        ) : null}
        <FormFoot says="nothing" />
      </Form>
      <p>
        <Link href={`/login?next=${encodeURIComponent(pathname + search)}`}>{t('payLink.login')}</Link>
      </p>
    </div>
  );
}
