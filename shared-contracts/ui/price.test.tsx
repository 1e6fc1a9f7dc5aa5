import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { createI18n } from '../i18n/create-i18n.ts';
import { TextsContext } from '../i18n/use-translation.ts';
import de from './i18n/de.json' with { type: 'json' };
import en from './i18n/en-US.json' with { type: 'json' };
import ru from './i18n/ru.json' with { type: 'json' };
import zh from './i18n/zh.json' with { type: 'json' };
import { Price, type PriceProps } from './price.tsx';

const plain = (text: string | null) => text?.replace(/\s/g, ' ');

describe('Price', () => {
  it.each<[PriceProps, string]>([
    [{ amount: 105000, currency: 'EUR' }, '€1,050'],
    [{ amount: 89000, currency: 'EUR', prefix: 'from', suffix: 'per person' }, 'from €890 per person'],
    [{ amount: 89000, currency: 'EUR', withoutDiscount: 105000 }, 'Price without discount €1,050€890'],
    [{ amount: 89000, currency: 'EUR', withoutDiscount: 89000 }, '€890'],
    [{ amount: 89000, currency: 'EUR', original: { amount: 97000, currency: 'USD' } }, '€890 ($970)'],
    [{ amount: 89000, currency: 'EUR', original: { amount: 89000, currency: 'EUR' } }, '€890'],
    [{ amount: 10500000, currency: 'RUB' }, '105 000 ₽'],
  ])('%j reads %p', (props, text) => {
    const { container } = render(<Price {...props} />);
    expect(plain(container.textContent)).toBe(text);
  });

  it('keeps the original price for who points at it, and for screen readers', () => {
    const original = { amount: 97000, currency: 'USD' };
    render(<Price amount={89000} currency="EUR" original={original} originalShown="hover" />);
    expect(screen.getByText('($970)').className).toContain('original');
  });
});

const TEXTS = { 'en-US': en, de, zh, ru };
const LOCALES = Object.keys(TEXTS) as (keyof typeof TEXTS)[]; // keys of a literal
// The currency decides, never the language (specification, section 1).
const PRICES = [
  ['EUR', '€1,234,568'],
  ['USD', '$1,234,568'],
  ['CNY', '¥1,234,568'],
  ['RUB', '1 234 568 ₽'],
  ['BYN', '1 234 568 BYN'],
  ['KZT', '1 234 568 ₸'],
] as const;

describe.each(LOCALES)('a price in a page in %s', (locale) => {
  it.each(PRICES)('in %s is %s', (currency, text) => {
    const { container } = render(
      <TextsContext value={createI18n(locale, { kit: TEXTS[locale] })}>
        <Price amount={123_456_789} currency={currency} withoutDiscount={123_456_790} />
      </TextsContext>,
    );
    expect(plain(container.querySelector('b')?.textContent ?? null)).toBe(text);
    expect(container.textContent).toContain(TEXTS[locale].price.withoutDiscount);
  });
});
