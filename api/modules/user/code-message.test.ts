import { siteConfig } from '@cairn/shared-contracts/domain/site';
import { LOCALES } from '@cairn/shared-contracts/i18n/locales';
import { describe, expect, it } from '@jest/globals';
import { codeMessage } from './code-message.ts';

const SITE = siteConfig.parse({ name: 'Hills' });
const SECRETS = { code: '01234', link: { page: '/login-via-token', token: 'once' } };
const PUBLIC_URL = 'https://cairn.test';

/** that every language has every text is held by shared-contracts/i18n/texts.test.ts */
const READ: Readonly<Record<string, { subject: string; lines: string[] }>> = {
  'en-US': {
    subject: '01234 is your Hills code',
    lines: [
      'Your code: 01234',
      'It works once, for 10 minutes. Or open this link:',
      'https://cairn.test/login-via-token?token=once',
      'If you did not ask for it, you need not do anything.',
    ],
  },
  de: {
    subject: '01234 ist Ihr Code für Hills',
    lines: [
      'Ihr Code: 01234',
      'Er gilt einmal und 10 Minuten lang. Oder öffnen Sie diesen Link:',
      'https://cairn.test/de/login-via-token?token=once',
      'Wenn Sie ihn nicht angefordert haben, müssen Sie nichts tun.',
    ],
  },
  zh: {
    subject: '01234 是您的 Hills 验证码',
    lines: [
      '您的验证码：01234',
      '验证码只能使用一次，10 分钟内有效。您也可以打开此链接：',
      'https://cairn.test/zh/login-via-token?token=once',
      '如果不是您本人请求的，忽略此消息即可。',
    ],
  },
  ru: {
    subject: '01234 — ваш код для Hills',
    lines: [
      'Ваш код: 01234',
      'Он действует один раз, в течение 10 минут. Или откройте эту ссылку:',
      'https://cairn.test/ru/login-via-token?token=once',
      'Если вы его не запрашивали, ничего делать не нужно.',
    ],
  },
};

describe('the message with a code', () => {
  it.each(LOCALES)('is written in $code, and its link leads to the page in that language', ({ code, iso }) => {
    const { subject, text } = codeMessage({ language: iso, site: SITE }, PUBLIC_URL, SECRETS);
    expect({ subject, lines: text.split('\n').filter((line) => line !== '') }).toEqual(READ[code]);
  });

  it('is English for a reader whose language the site does not speak', () => {
    expect(codeMessage({ language: 'fr-FR', site: SITE }, PUBLIC_URL, SECRETS).subject).toBe(READ['en-US']?.subject);
  });

  it('without a link says how long the code works', () => {
    const { text } = codeMessage({ language: 'de', site: SITE }, PUBLIC_URL, { code: '01234' });
    expect(text).toContain('Er gilt einmal und 10 Minuten lang.');
    expect(text).not.toContain('http');
  });

  it('of another site leads to that one', () => {
    const days = { ...SITE, name: 'Days', hosts: ['days.test'] };
    const { subject, text } = codeMessage({ language: 'en-US', site: days }, PUBLIC_URL, SECRETS);
    expect(subject).toBe('01234 is your Days code');
    expect(text).toContain('https://days.test/login-via-token?token=once');
  });
});
