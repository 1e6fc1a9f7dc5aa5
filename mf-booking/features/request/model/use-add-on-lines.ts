import type { Money } from '@cairn/shared-contracts/domain/money';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import type { Quote } from './quote.ts';

/** The add-ons as lines of what is to be paid. */
export function useAddOnLines({ addOns }: Quote): { label: string; money: Money }[] {
  const { t } = useTranslation('mf-booking');
  return addOns.map(({ name, quantity, money }) => ({ label: t('summary.cost.add_on', { name, quantity }), money }));
}
