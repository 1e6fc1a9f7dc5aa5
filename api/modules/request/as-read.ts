import type { ExchangeRate } from '@cairn/shared-contracts/api/common.schema';
import type { Services } from '../../platform/services.ts';

/** A booking with the rate by which its amounts are read: they stay in the currency that is charged. @param currency the asker's */
export const asRead = async <T extends { currency: string }>(
  { rates }: Pick<Services, 'rates'>,
  currency: string,
  booking: T,
): Promise<T & { rate: ExchangeRate | null }> => ({
  ...booking,
  rate: await rates.between(booking.currency, currency),
});
