import type { FastifyInstance } from 'fastify';
import type { Services } from '../../platform/services.ts';
import { fetchRates, sift } from './rates-feed.ts';

const EVERY_MS = 6 * 3_600_000;

/** Writes the feed's rates into the table as today's; what cannot be had or believed leaves the last ones standing. */
export async function refreshRates({ db, clock, rates, log }: Services, url: string): Promise<void> {
  try {
    const { good, refused } = sift(await fetchRates(url), await rates.perEuro());
    if (refused.length > 0) log.warn({ refused }, 'rates that cannot be right');
    const day = clock.today();
    if (good.length === 0) return;
    await db
      .insertInto('rates')
      .values(good.map(([currency, per_euro]) => ({ day, currency, per_euro })))
      .onConflict((conflict) =>
        conflict.columns(['day', 'currency']).doUpdateSet((eb) => ({ per_euro: eb.ref('excluded.per_euro') })),
      )
      .execute();
    rates.forget();
  } catch (error) {
    log.warn({ reason: error instanceof Error ? error.message : String(error) }, 'the rates could not be read');
  }
}

/** With RATES_URL the rates are read now and every six hours. */
export function registerRates(_app: FastifyInstance, services: Services): void {
  const { RATES_URL } = services.env;
  if (!RATES_URL) return;
  services.jobs.every('rates', EVERY_MS, () => refreshRates(services, RATES_URL), 0);
}
