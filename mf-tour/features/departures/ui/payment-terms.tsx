import type { TourDate } from '@cairn/shared-contracts/api/tours.schema';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';

/** "Prepayment 15%, the balance 30 days before the start": by prepayment_type, prepayment_size and full_payment_days. */
export function PaymentTerms({ date }: { date: TourDate }) {
  const { t } = useTranslation('mf-tour');
  return date.prepayment_type.name === 'full' || date.prepayment_size >= 100
    ? t('payment.termsFull')
    : t('payment.terms', { percent: date.prepayment_size, days: date.full_payment_days });
}
