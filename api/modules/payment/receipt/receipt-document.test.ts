import { buffer } from 'node:stream/consumers';
import { ALL_CURRENCIES } from '@cairn/shared-contracts/domain/currencies';
import { formatMoney } from '@cairn/shared-contracts/domain/money';
import { describe, expect, it } from '@jest/globals';
import { documentTexts } from '../../tour-pdf/document-texts.ts';
import { renderPdf } from '../../tour-pdf/render-pdf.ts';
import { readPdf } from '../../tour-pdf/testing/read-pdf.ts';
import { type Receipt, receiptDocument } from './receipt-document.ts';

const LANGUAGES = ['en-US', 'de-DE', 'ru-RU', 'zh-CN'];

const facts = (more: Partial<Receipt> = {}): Receipt => ({
  ...{ number: 31, booking: 2071, tour: 'Terskey Alatau traverse', organizer: 'Terskey Walks', tourists: 2 },
  ...{ start: '2027-06-14', end: '2027-06-21', paidOn: '2027-03-01' },
  ...{ type: 'payment', instalment: 1, method: 'card', system: 'Stripe' },
  ...{ amount: { amount: 26_700, currency: 'EUR' }, total: { amount: 178_000, currency: 'EUR' } },
  parts: [{ number: 2, amount: { amount: 50_000, currency: 'EUR' }, on: '2027-05-01' }],
  refunds: [{ amount: { amount: 100, currency: 'EUR' }, on: null }],
  site: { name: 'Cairn', email: 'hello@cairn.test' },
  ...more,
});

/** without what a line is broken at */
const squeezed = (text: string) => text.replaceAll(/\s/g, '');

async function printed(receipt: Receipt, language = 'en-US') {
  const file = await buffer(await renderPdf(receiptDocument(receipt, language, documentTexts(language))));
  const source = file.toString('latin1').replaceAll(/stream\n.*?\nendstream/gs, '');
  // a text stands in round brackets, whose own are marked: what is outside of them is the document's
  const outside = source.replaceAll(/\((?:\\.|[^\\()])*\)/gs, '');
  return { ...readPdf(file), said: squeezed(readPdf(file).pages.join('\n')), outside };
}

describe('a receipt', () => {
  it.each([
    ['HTML', '<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['a picture of HTML', '<img src="file:///etc/passwd">', '<img src="file:///etc/passwd">'],
    [
      'operators of a PDF',
      ') /OpenAction << /S /JavaScript /JS (app.alert(1)) >> (',
      ') /OpenAction << /S /JavaScript /JS (app.alert(1)) >> (',
    ],
    ['the end of a text and of a file', 'A) Tj ET endstream endobj %%EOF', 'A) Tj ET endstream endobj %%EOF'],
    ['what the library reads in an object', '{"image":"/etc/passwd"}', '{"image":"/etc/passwd"}'],
    ['characters of control', 'Ter\u0000s\u0007key\u001b[31m \u0085walk\u007f', 'Terskey[31m walk'],
    ['a change of direction', 'Refund \u202edeniap\u202c\u2066\u2069', 'Refund deniap'],
    ['emoji', 'Walk 🏔️ with 👨‍👩‍👧', 'Walk with '],
  ])('prints %s as words, and nothing that runs', async (_what, written, said) => {
    const site = { name: written, email: written };
    const receipt = await printed(facts({ tour: written, organizer: written, system: written, site }));
    // the site's name and address, its tour, its organizer, and who took the payment
    expect(receipt.said.split(squeezed(said)).length - 1).toBe(5);
    expect(receipt.outside).not.toMatch(/JavaScript|OpenAction|\/JS|Launch|EmbeddedFile|\/URI/);
  });

  it.each(LANGUAGES)(
    'prints every amount as the site writes it, in letters that its fonts have: %s',
    async (language) => {
      const money = ALL_CURRENCIES.map((currency, index) => ({ amount: 1_234_500 + index * 100, currency }));
      const { said } = await printed(
        facts({ refunds: money.map((amount) => ({ amount, on: '2027-05-02' })) }),
        language,
      );
      // the document's typeface has no signs of the won and the rupee
      for (const one of money)
        expect(said).toContain(squeezed(formatMoney(one)).replace('₩', 'KRW').replace('₹', 'INR'));
      for (const one of money.filter(({ currency }) => /KZT|JPY|RUB/.test(currency))) {
        const { said } = await printed(facts({ amount: one, total: one }), language);
        expect(said.split(squeezed(formatMoney(one))).length - 1).toBe(2);
      }
    },
  );

  it('keeps a long name on its page, broken where it has no spaces', async () => {
    for (const name of ['W'.repeat(300), 'Мангистау'.repeat(40), '天山徒步'.repeat(80), 'a b '.repeat(100)]) {
      const { said, pages } = await printed(facts({ tour: name, organizer: name }), 'de-DE');
      expect(said.split(squeezed(name)).length - 1).toBe(2);
      expect(pages.length).toBeLessThanOrEqual(2);
    }
  });
});
