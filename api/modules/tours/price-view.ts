import type { Services } from '../../platform/services.ts';
import type { PriceView } from './departures.ts';

/** today's prices for a visitor who sees `currency` */
export const priceView = async (services: Services, currency: string): Promise<PriceView> => ({
  currency,
  rates: await services.rates.perEuro(),
  today: services.clock.today(),
});
