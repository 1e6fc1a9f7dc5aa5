import { describe, expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { Price, type PriceProps } from './price.tsx';

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
    expect(container.textContent?.replace(/\s/g, ' ')).toBe(text);
  });
});
