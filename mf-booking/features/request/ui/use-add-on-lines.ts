import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import type { AmountLine } from '../../../common/ui/amount-lines.tsx';
import type { Quote } from '../model/quote.ts';

/** The add-ons as lines of what is to be paid. @param lang that they are named in, where it is not the page's */
export function useAddOnLines({ addOns }: Quote, lang?: string): AmountLine[] {
  const { t } = useTranslation('mf-booking');
  return addOns.map(({ name, quantity, money }) => ({
    label: t('summary.cost.add_on', { name, quantity }),
    lang,
    money,
  }));
}
