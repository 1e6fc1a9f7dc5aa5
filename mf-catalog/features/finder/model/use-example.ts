import { maxPriceOf } from '@cairn/shared-contracts/domain/max-price';
import { formatMoney, minorUnits } from '@cairn/shared-contracts/domain/money';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';

/** of what the price slider ends with: a tour of a week */
const SHARE = 0.2;

/** A sentence that somebody could type, with money of their own. */
export function useExample(): string {
  const { t } = useTranslation('mf-catalog');
  const { currency } = usePlatform();
  const amount = Math.round(maxPriceOf(currency) * SHARE) * minorUnits(currency);
  return t('finder.example', { price: formatMoney({ amount, currency }) });
}
