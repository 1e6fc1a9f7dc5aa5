import type { RatesPerEuro } from '@cairn/shared-contracts/domain/money';
import { sql } from 'kysely';
import { LOCAL_RATES } from '../adapters/rates/local-rates.ts';
import type { Clock } from './clock.ts';
import type { DatabaseHandle } from './db.ts';

const KEEP_MS = 60_000;

/** Exchange rates of the day: the newest of the dated table, and the local ones for what it does not have. */
export interface Rates {
  /** units of each currency for one EUR; read at most once a minute */
  perEuro(): Promise<RatesPerEuro>;
  /** the table has changed: read it again */
  forget(): void;
}

export function createRates(db: DatabaseHandle, clock: Clock): Rates {
  let cached: { rates: Promise<RatesPerEuro>; until: number } | undefined;
  const forget = () => {
    cached = undefined;
  };

  async function read(): Promise<RatesPerEuro> {
    const { rows } = await sql<{ currency: string; per_euro: number }>`
      SELECT DISTINCT ON (currency) currency, per_euro FROM rates WHERE day <= ${clock.today()}::date ORDER BY currency, day DESC`.execute(
      db,
    );
    // an empty table may be filled any moment
    if (rows.length === 0) forget();
    const dated = Object.fromEntries(rows.map(({ currency, per_euro }) => [currency, per_euro]));
    return { ...LOCAL_RATES.perEuro, ...dated, EUR: 1 };
  }

  return {
    perEuro() {
      const now = performance.now();
      if (!cached || cached.until < now) {
        const rates = read();
        cached = { rates, until: now + KEEP_MS };
        rates.catch(forget);
      }
      return cached.rates;
    },
    forget,
  };
}
