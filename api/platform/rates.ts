import type { ExchangeRate } from '@cairn/shared-contracts/api/common.schema';
import type { RatesPerEuro } from '@cairn/shared-contracts/domain/money';
import { sql } from 'kysely';
import { LOCAL_RATES } from '../adapters/rates/local-rates.ts';
import type { Clock } from './clock.ts';
import type { DatabaseHandle } from './db.ts';

const KEEP_MS = 60_000;

interface Table {
  perEuro: RatesPerEuro;
  /** calendar date of each currency's rate; none of the euro, which is the measure */
  days: Readonly<Record<string, string>>;
}

/** Exchange rates of the day: the newest of the dated table, and the local ones for what it does not have. */
export interface Rates {
  /** units of each currency for one EUR; read at most once a minute */
  perEuro(): Promise<RatesPerEuro>;
  /**
   * units of `to` for one unit of `from`, with their day; null when they are one currency
   * @throws RangeError when a rate is missing
   */
  between(from: string, to: string): Promise<ExchangeRate | null>;
  /** the table has changed: read it again */
  forget(): void;
}

const LOCAL_DAYS = Object.fromEntries(Object.keys(LOCAL_RATES.perEuro).map((currency) => [currency, LOCAL_RATES.day]));

export function createRates(db: DatabaseHandle, clock: Clock): Rates {
  let cached: { table: Promise<Table>; until: number } | undefined;
  const forget = () => {
    cached = undefined;
  };

  async function read(): Promise<Table> {
    const { rows } = await sql<{ currency: string; per_euro: number; day: string }>`
      SELECT DISTINCT ON (currency) currency, per_euro, to_char(day, 'YYYY-MM-DD') AS day
      FROM rates WHERE day <= ${clock.today()}::date ORDER BY currency, rates.day DESC`.execute(db);
    // an empty table may be filled any moment
    if (rows.length === 0) forget();
    const dated = Object.fromEntries(rows.map(({ currency, per_euro }) => [currency, per_euro]));
    const days = Object.fromEntries(rows.map(({ currency, day }) => [currency, day]));
    return { perEuro: { ...LOCAL_RATES.perEuro, ...dated, EUR: 1 }, days: { ...LOCAL_DAYS, ...days } };
  }

  function table(): Promise<Table> {
    const now = performance.now();
    if (!cached || cached.until < now) {
      const reading = read();
      cached = { table: reading, until: now + KEEP_MS };
      reading.catch(forget);
    }
    return cached.table;
  }

  return {
    perEuro: async () => (await table()).perEuro,
    async between(from, to) {
      if (from === to) return null;
      const { perEuro, days } = await table();
      const [one, other] = [perEuro[from], perEuro[to]];
      if (one === undefined || other === undefined) throw new RangeError(`no rate for ${from} to ${to}`);
      const known = [from, to].filter((currency) => currency !== 'EUR').flatMap((currency) => days[currency] ?? []);
      // ISO dates sort as text
      return { from, to, value: other / one, day: known.toSorted()[0] ?? clock.today() };
    },
    forget,
  };
}
