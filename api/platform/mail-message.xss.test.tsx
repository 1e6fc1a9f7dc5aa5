import { dangersIn, XSS_CORPUS } from '@cairn/shared-contracts/testing/xss-corpus';
import { expect, it } from '@jest/globals';
import { type MailMessage, mailHtml, mailText } from './mail-message.ts';

const LINK = 'https://cairn.example/booking/1';
/** a mail whose every word is the text: names of tours and people, what organizers answer, labels */
const saying = (text: string): MailMessage => ({
  ...{ language: 'en-US', site: text, subject: text, paragraphs: [text, `Dear ${text},`], rows: [[text, text]] },
  action: { label: text, href: `${LINK}?name=${text}` },
  links: [{ label: text, href: LINK }],
  notes: [text],
  unsubscribe: { label: text, href: LINK },
});

it.each(XSS_CORPUS)('%s is words in a mail', (text) => {
  const { body } = new DOMParser().parseFromString(mailHtml(saying(text)), 'text/html');
  expect(dangersIn(body)).toEqual([]);
  expect(body.querySelector('h1')?.textContent).toBe(text);
  expect([...body.querySelectorAll('td:not(:has(*))')].map((cell) => cell.textContent)).toEqual([text, text]);
  expect([...body.querySelectorAll('a')].map((link) => link.protocol)).toEqual(['https:', 'https:', 'https:']);
  // nothing else came with it
  expect(body.querySelectorAll('*')).toHaveLength(
    new DOMParser().parseFromString(mailHtml(saying('words')), 'text/html').body.querySelectorAll('*').length,
  );
  expect(mailText(saying(text))).toContain(`Dear ${text},`);
});

it('its head is what it is without them', () => {
  for (const text of XSS_CORPUS) {
    const { head } = new DOMParser().parseFromString(mailHtml(saying(text)), 'text/html');
    expect([text, [...head.children].map(({ localName }) => localName)]).toEqual([
      text,
      ['meta', 'meta', 'meta', 'title', 'style'],
    ]);
  }
});
