import { minorUnits } from '@cairn/shared-contracts/domain/money';

/** schema.org wants a decimal in whole units: "890.00" */
export const decimalPrice = (amount: number, currency: string): string =>
  (amount / minorUnits(currency)).toFixed(minorUnits(currency) === 1 ? 0 : 2);

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** The words of editorial HTML. */
export const withoutTags = (html: string): string =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(\w+|#39);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
