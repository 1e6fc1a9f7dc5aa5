import { describe, expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import de from '../ui/i18n/de.json' with { type: 'json' };
import english from '../ui/i18n/en-US.json' with { type: 'json' };
import ru from '../ui/i18n/ru.json' with { type: 'json' };
import zh from '../ui/i18n/zh.json' with { type: 'json' };
import { Price } from '../ui/price.tsx';
import { createI18n } from './create-i18n.ts';
import { TextsContext } from './use-translation.ts';

/** specification §1: without decimals; RUB, BYN and KZT the Russian way, others the British, in whatever language the page is */
const PRICES = [
  ['EUR', '€1,050', '€1,235'],
  ['USD', '$1,050', '$1,235'],
  ['CNY', '¥1,050', '¥1,235'],
  ['RUB', '1 050 ₽', '1 235 ₽'],
  ['BYN', '1 050 BYN', '1 235 BYN'],
  ['KZT', '1 050 ₸', '1 235 ₸'],
] as const;

describe.each([
  ['en-US', english],
  ['de-DE', de],
  ['zh-CN', zh],
  ['ru-RU', ru],
])('prices on a page in %s', (locale, kit) => {
  it.each(PRICES)('in %s', (currency, price, before) => {
    const { container } = render(
      <TextsContext value={createI18n(locale, { kit })}>
        <Price amount={105_000} withoutDiscount={123_456} currency={currency} />
      </TextsContext>,
    );
    const text = (selector: string) => container.querySelector(selector)?.textContent?.replaceAll('\u00a0', ' ');
    expect([text('b'), text('s')]).toEqual([price, `${kit.price.withoutDiscount} ${before}`]);
  });
});
