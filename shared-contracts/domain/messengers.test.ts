import { describe, expect, it } from '@jest/globals';
import { orderMessengers } from './messengers.ts';
import type { MessengerSource } from './site-defaults.ts';

describe('the order of messengers (specification §9)', () => {
  it.each<[boolean, MessengerSource[], MessengerSource[]]>([
    [true, ['whatsapp', 'facebook', 'telegram', 'vk'], ['telegram', 'whatsapp', 'facebook', 'vk']],
    [false, ['whatsapp', 'telegram', 'facebook', 'vk'], ['facebook', 'whatsapp', 'telegram', 'vk']],
    [true, ['telegram', 'facebook'], ['telegram', 'facebook']],
    [false, ['telegram', 'facebook'], ['facebook', 'telegram']],
    [true, ['viber', 'facebook'], ['viber', 'facebook']],
    [false, ['viber', 'telegram'], ['viber', 'telegram']],
    [false, [], []],
  ])('Russian available %s: %j becomes %j', (russianIsAvailable, sources, expected) => {
    const given = sources.map((source) => ({ source }));
    expect(orderMessengers(given, russianIsAvailable).map(({ source }) => source)).toEqual(expected);
    expect(given.map(({ source }) => source)).toEqual(sources);
  });
});
