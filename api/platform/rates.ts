import { CURRENCIES } from '@cairn/shared-contracts/domain/enumerations';
import type { RatesPerEuro } from '@cairn/shared-contracts/domain/money';
import { sql } from 'kysely';
import type { Clock } from './clock.ts';
import type { DatabaseHandle } from './db.ts';

const KEEP_MS = 60_000;

/** Exchange rates of the day from the dated table. */
export interface Rates {
  /** units of each currency for one EUR; read at most once a minute */
  perEuro(): Promise<RatesPerEuro>;
}

export function createRates(db: DatabaseHandle, clock: Clock): Rates {
  let kept: { rates: Promise<RatesPerEuro>; until: number } | undefined;

  async function read(): Promise<RatesPerEuro> {
    const { rows } = await sql<{ currency: string; per_euro: number }>`
      SELECT DISTINCT ON (currency) currency, per_euro FROM rates WHERE day <= ${clock.today()}::date ORDER BY currency, day DESC`.execute(
      db,
    );
    return { ...Object.fromEntries(rows.map(({ currency, per_euro }) => [currency, per_euro])), EUR: 1 };
  }

  return {
    perEuro() {
      const now = performance.now();
      if (!kept || kept.until < now) {
        const rates = read();
        kept = { rates, until: now + KEEP_MS };
        const forget = () => {
          kept = undefined;
        };
        // a currency of the site that is missing may come any moment
        rates.then((found) => CURRENCIES.some((currency) => found[currency] === undefined) && forget(), forget);
      }
      return kept.rates;
    },
  };
}
