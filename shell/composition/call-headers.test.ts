import { describe, expect, it } from '@jest/globals';
import { callHeaders } from './call-headers.ts';

describe('what every call says of its visitor (specification §7)', () => {
  it.each([
    ['en-US', 'USD', { 'X-Language': 'en-US', 'X-Currency': 'USD', 'X-Role': 'client' }],
    ['de-DE', 'EUR', { 'X-Language': 'de-DE', 'X-Localization': '2', 'X-Currency': 'EUR', 'X-Role': 'client' }],
    ['zh-CN', 'CNY', { 'X-Language': 'zh-CN', 'X-Localization': '3', 'X-Currency': 'CNY', 'X-Role': 'client' }],
    ['ru-RU', 'KZT', { 'X-Language': 'ru-RU', 'X-Localization': '4', 'X-Currency': 'KZT', 'X-Role': 'client' }],
  ])('in %s with prices in %s', (locale, currency, headers) => {
    expect(callHeaders({ locale, currency })).toEqual(headers);
  });
});
