import type { CurrencyCode } from '@cairn/shared-contracts/domain/currencies';

/**
 * Units of each currency for one euro, as they stood on a day: what the site works with until the table `rates` or a feed says
 * better. Every currency that a variant may show is here, so that no price is ever missing.
 */
export const LOCAL_RATES: Readonly<{ day: string; perEuro: Readonly<Record<CurrencyCode, number>> }> = {
  day: '2025-09-01',
  perEuro: {
    EUR: 1,
    USD: 1.09,
    RUB: 98,
    BYN: 3.55,
    KZT: 565,
    CNY: 7.85,
    GBP: 0.84,
    SHF: 0.94,
    AED: 4,
    CAD: 1.52,
    AUD: 1.66,
    SGD: 1.45,
    NZD: 1.82,
    TRY: 41,
    JPY: 163,
    KRW: 1510,
    INR: 92,
  },
};
