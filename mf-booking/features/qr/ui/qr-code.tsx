import type { Payment } from '@cairn/shared-contracts/api/payment.schema';
import { PAYMENT_STATUS } from '@cairn/shared-contracts/domain/booking-graph';
import { paymentEndPath } from '@cairn/shared-contracts/domain/booking-paths';
import { formatMoney } from '@cairn/shared-contracts/domain/money';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { useNow } from '@cairn/shared-contracts/remote/use-now';
import { Alert } from '@cairn/shared-contracts/ui/alert';
import { Button, LinkButton } from '@cairn/shared-contracts/ui/button';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { usePaymentState } from '../../../common/model/use-payment-state.ts';
import { drawQr } from '../model/qr-path.ts';
import { CopyLink } from './copy-link.tsx';
import css from './qr-page.module.css';

export interface QrCodeProps {
  uuid: string;
  opened: Payment;
  isRenewing: boolean;
  onRenew: () => void;
}

const SECOND_MS = 1000;

/** "14:32" */
const clock = (ms: number): string => {
  const seconds = Math.max(0, Math.ceil(ms / SECOND_MS));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** The code, how long it is good, and what the bank says; leads on by itself once it is paid. */
export function QrCode({ uuid, opened, isRenewing, onRenew }: QrCodeProps) {
  const { t } = useTranslation('mf-booking');
  const navigate = useNavigate();
  const now = useNow(SECOND_MS);
  const { payment = opened, isSlow } = usePaymentState({ uuid, payment: opened.id });
  const isPaid = payment.status === PAYMENT_STATUS.payed;
  const left = opened.expires_at && now !== null ? Date.parse(opened.expires_at) - now : null;
  const isExpired = payment.status === PAYMENT_STATUS.canceled || (left !== null && left <= 0);
  const { qr } = opened;

  useEffect(() => {
    if (isPaid) void navigate(paymentEndPath('success', uuid, opened.id), { replace: true });
  }, [isPaid, navigate, uuid, opened.id]);

  if (isExpired || !qr) {
    return (
      <Alert
        tone="warning"
        role="status"
        title={t('qr.expired.title')}
        action={
          <Button isLoading={isRenewing} onPress={onRenew}>
            {t('qr.expired.again')}
          </Button>
        }
      >
        {t('qr.expired.text')}
      </Alert>
    );
  }
  const { size, path } = drawQr(qr);
  const amount = formatMoney({ amount: opened.amount, currency: opened.currency });
  return (
    <section className={css.panel} aria-label={t('qr.title')}>
      <svg className={css.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t('qr.alt', { amount })}>
        <path d={`M0 0h${size}v${size}H0z`} className={css.light} />
        <path d={path} className={css.dark} shapeRendering="crispEdges" />
      </svg>
      <div className={css.words}>
        <h2>{t('qr.title')}</h2>
        <p>{t('qr.text')}</p>
        {left === null ? null : <p>{t('qr.valid', { left: clock(left) })}</p>}
        <div role="status">
          {payment.failure ? (
            <Alert tone="warning" title={t(`decline.${payment.failure}.title`)}>
              {t('qr.refused')}
            </Alert>
          ) : (
            <p className={css.waiting}>
              <span className={css.spinner} aria-hidden="true" />
              {t(isSlow ? 'qr.slow' : 'qr.waiting')}
            </p>
          )}
        </div>
        <div className={css.actions}>
          <LinkButton href={qr} target="_blank" rel="noreferrer" variant="secondary">
            {t('qr.openApp')}
          </LinkButton>
          <CopyLink link={qr} />
        </div>
      </div>
    </section>
  );
}
