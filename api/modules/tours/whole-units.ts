import { minorUnits } from '@cairn/shared-contracts/domain/money';
import { broken, invalid } from '../../platform/errors.ts';

/** Prices are written without decimals (specification §1): none is charged that cannot be shown. @throws ApiError 422 */
export function requireWholeUnits(amounts: readonly number[], currency: string, field: string): void {
  const unit = minorUnits(currency);
  if (amounts.some((amount) => amount % unit !== 0)) throw invalid({ [field]: [broken('fallback')] });
}
