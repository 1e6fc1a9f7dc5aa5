import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Alert } from '@cairn/shared-contracts/ui/alert';
import { Button } from '@cairn/shared-contracts/ui/button';
import { Form, type FormProps } from '@cairn/shared-contracts/ui/form';
import type { ReactNode } from 'react';
import type { ChargeResult } from '../model/charge.ts';
import css from './pay-form.module.css';

export interface PayFormProps {
  form: FormProps['form'] & { isSubmitting: boolean };
  /** "€281" */
  amount: string;
  /** of the last attempt, when it did not go through */
  result: ChargeResult | null;
  children: ReactNode;
  after?: ReactNode;
}

/** The frame of every card form: fields, why the last attempt failed, the button and what it does. */
export function PayForm({ form, amount, result, children, after }: PayFormProps) {
  const { t } = useTranslation('mf-booking');
  return (
    <Form form={form} className={css.panel} aria-label={t('payment.form')}>
      {children}
      <Refusal result={result} />
      <div>
        <Button type="submit" size="lg" isBlock isLoading={form.isSubmitting}>
          {t('payment.pay', { amount })}
        </Button>
        <p className={css.note}>{t('payment.note')}</p>
      </div>
      {after}
    </Form>
  );
}

function Refusal({ result }: { result: ChargeResult | null }) {
  const { t } = useTranslation('mf-booking');
  switch (result?.kind) {
    case 'declined':
      return (
        <Alert tone="danger" title={t(`decline.${result.reason}.title`)}>
          {t(`decline.${result.reason}.text`)}
        </Alert>
      );
    case 'unreachable':
      return (
        <Alert tone="danger" title={t('decline.unreachable.title')}>
          {t('decline.unreachable.text')}
        </Alert>
      );
    default:
      return null;
  }
}
