import type { TourDate } from '@cairn/shared-contracts/api/tours.schema';
import { describe, expect, it } from '@jest/globals';
import { priceExample } from './price-example.ts';

// all that the example asks of a departure
const date = (parts: Partial<TourDate> = {}): TourDate =>
  ({
    ...{ is_busy: false, is_discount_exist: false, duration: 8, original_currency: 'EUR', original_price: 89_000 },
    ...{ prepayment_size: 30, balance_due_on: '2027-05-15' },
    ...parts,
  }) as TourDate;

describe('the example of a price', () => {
  it("is in the organizer's currency, and its two parts sum to it", () => {
    expect(priceExample([date({ original_price: 99_900, prepayment_size: 33 })])).toEqual({
      ...{ days: 8, percent: 33, balanceDueOn: '2027-05-15', price: { amount: 99_900, currency: 'EUR' } },
      ...{ prepayment: { amount: 33_000, currency: 'EUR' }, balance: { amount: 66_900, currency: 'EUR' } },
    });
  });

  it('is of a departure at its full price where there is one', () => {
    const reduced = date({ is_discount_exist: true, original_price: 70_000 });
    expect(priceExample([reduced, date()])?.price.amount).toBe(89_000);
    expect(priceExample([reduced])?.price.amount).toBe(70_000);
  });

  it.each([
    ['no departure', []],
    ['a full one', [date({ is_busy: true })]],
    ['one that is paid at once', [date({ balance_due_on: null, prepayment_size: 100 })]],
  ])('there is none with %s', (_name, dates) => {
    expect(priceExample(dates)).toBeNull();
  });
});
