import { convertMoney, minorUnits } from '@cairn/shared-contracts/domain/money';
import { createRandom } from '@cairn/shared-contracts/testing/random';
import { describe, expect, it } from '@jest/globals';
import { conversionOf } from './currencies.ts';
import { wholeUnits } from './price-steps.ts';
import { currencyNumber } from './tour-rows.ts';

const RATES = { EUR: 1, USD: 1.0873, RUB: 94.31, JPY: 161.4, KZT: 563.2 };
const TODAY = '2027-03-01';

describe('prices in the currency of the visitor', () => {
  it.each(['EUR', 'USD', 'JPY', 'KZT'])('are those of domain/money, in %s', (currency) => {
    const random = createRandom(`conversion ${currency}`);
    const { units, conditions } = conversionOf(Object.keys(RATES), { currency, rates: RATES, today: TODAY });
    for (let n = 0; n < 500; n++) {
      const money = { amount: random.int(0, 5_000_000), currency: random.pick(Object.keys(RATES)) };
      const whole = wholeUnits(money.amount, money.currency);
      const expected = convertMoney(money, currency, RATES).amount / minorUnits(currency);
      expect({ ...money, units: units(whole, currencyNumber(money.currency)) }).toEqual({ ...money, units: expected });
    }
    expect(conditions).toEqual([]);
  });

  it('leave out tours in a currency that has no rate', () => {
    const { conditions, script } = conversionOf(['GEL', 'EUR'], { currency: 'EUR', rates: RATES, today: TODAY });
    expect(conditions).toEqual([`currency != ${currencyNumber('GEL')}`]);
    expect(script).toBe(`currency == ${currencyNumber('EUR')} ? whole : 0.0`);
  });
});
