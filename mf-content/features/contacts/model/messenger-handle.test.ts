import { expect, it } from '@jest/globals';
import { messengerHandle } from './messenger-handle.ts';

it.each([
  ['telegram', 'https://t.me/cairn_help', '@cairn_help'],
  ['telegram', 'https://t.me/@cairn_help/', '@cairn_help'],
  ['facebook', 'https://m.me/cairn.example', '@cairn.example'],
  ['vk', 'https://vk.me/cairn', '@cairn'],
  ['whatsapp', 'https://wa.me/442079460182', '+442079460182'],
  ['whatsapp', 'https://api.whatsapp.com/send?phone=442079460182', '+442079460182'],
  ['whatsapp', 'https://wa.me/message/ABC12', '@ABC12'],
  ['viber', 'viber://chat?number=%2B420777123456', '+420777123456'],
  ['ok', 'https://ok.ru', 'ok.ru'],
] as const)('in %s %s is %s', (source, url, handle) => {
  expect(messengerHandle(source, url)).toBe(handle);
});

it('a number that is a phone of the site is written as that phone is', () => {
  const phones = ['+420 228 880 140', '+44 20 7946 0182'];
  expect(messengerHandle('whatsapp', 'https://wa.me/442079460182', phones)).toBe('+44 20 7946 0182');
  expect(messengerHandle('whatsapp', 'https://wa.me/441632960001', phones)).toBe('+441632960001');
});
