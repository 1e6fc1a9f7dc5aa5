import { logoSvg } from '@cairn/shared-contracts/domain/logo';
import type { Money } from '@cairn/shared-contracts/domain/money';
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces';
import type en from '../../../i18n/en-US.json';
import { type MessageParams, messageText } from '../../../platform/messages.ts';
import type { DocumentTexts } from '../../tour-pdf/document-texts.ts';
import { inTwoScripts } from '../../tour-pdf/in-two-scripts.ts';
import { COLOUR, MARGIN, STYLES } from '../../tour-pdf/look.ts';
import { printable } from '../../tour-pdf/printable.ts';

const LINE_HEIGHT = 1.35;

/** What a receipt says; it names no person. */
export interface Receipt {
  /** of the payment */
  number: number;
  booking: number;
  tour: string;
  /** null where the site names none */
  organizer: string | null;
  /** calendar dates */
  start: string;
  end: string;
  tourists: number;
  type: 'prepayment' | 'payment' | 'full';
  instalment: number | null;
  method: 'card' | 'sbp';
  /** as people know it */
  system: string;
  /** calendar date */
  paidOn: string;
  amount: Money;
  /** price of the whole booking */
  total: Money;
  /** what is left of the balance, where it is paid in parts; `on`: calendar date */
  parts: { number: number; amount: Money; on: string }[];
  /** `on`: null as long as it is on its way */
  refunds: { amount: Money; on: string | null }[];
  site: { name: string; email: string };
}

type Key = keyof (typeof en)['receipt'];

/** The receipt of a payment as an A4 page. Pure: the same facts give the same page. */
export function receiptDocument(
  facts: Receipt,
  language: string,
  texts: Pick<DocumentTexts, 'language' | 'dates' | 'day' | 'money'>,
): TDocumentDefinitions {
  const said = printable(facts);
  const word = (key: Key, params?: MessageParams) => messageText({ key: `receipt.${key}`, params }, language);
  const { instalment } = said;
  const rows: [string, string][] = [
    [word('paidOn'), texts.day(said.paidOn)],
    [word('method'), word(said.method, { system: said.system })],
    [word('what'), instalment === null ? word(said.type) : word('instalment', { number: instalment })],
    [word('booking'), String(said.booking)],
    [word('tour'), said.tour],
    ...(said.organizer === null ? [] : [[word('organizer'), said.organizer] as [string, string]]),
    [word('dates'), texts.dates(said.start, said.end)],
    [word('party'), word('people', { count: said.tourists })],
    [word('total'), texts.money(said.total)],
  ];
  const parts = said.parts.map(({ number, amount, on }): [string, string] => [
    word('open', { number, date: texts.day(on) }),
    texts.money(amount),
  ]);
  const refunds = said.refunds.map(({ amount, on }): [string, string] => [
    on === null ? word('refundComing') : word('refund', { date: texts.day(on) }),
    texts.money(amount),
  ]);
  const title = word('title', { number: String(said.number) });
  const content: Content[] = [
    {
      columns: [
        { svg: logoSvg({ ink: COLOUR.ink, lichen: COLOUR.lichen, size: 20 }), width: 20 },
        { text: said.site.name, font: 'Geologica', fontSize: 13, margin: [0, 2, 0, 0] },
        { text: said.site.email, style: 'small', alignment: 'right', margin: [0, 4, 0, 0] },
      ],
      columnGap: 8,
    },
    { text: title, style: 'title', margin: [0, 36, 0, 6] },
    {
      columns: [
        { text: word('amount'), style: 'quiet' },
        { text: texts.money(said.amount), style: 'price', alignment: 'right' },
      ],
      margin: [0, 12, 0, 12],
    },
    lines([...rows, ...parts, ...refunds]),
    { text: word('note'), style: 'small', margin: [0, 24, 0, 0] },
  ];
  return {
    pageSize: 'A4',
    pageMargins: [MARGIN.side, MARGIN.top, MARGIN.side, MARGIN.bottom],
    language: texts.language,
    displayTitle: true,
    info: { title, creator: said.site.name },
    defaultStyle: { font: 'Onest', fontSize: 10, lineHeight: LINE_HEIGHT, color: COLOUR.ink },
    styles: STYLES,
    content: inTwoScripts(content, LINE_HEIGHT),
  };
}

const lines = (rows: readonly [string, string][]): Content => ({
  table: {
    widths: ['*', '*'],
    body: rows.map(([label, value]) => [
      { text: label, style: 'quiet', margin: [0, 6, 8, 6] },
      { text: value, alignment: 'right', margin: [0, 6, 0, 6] },
    ]),
  },
  layout: {
    hLineWidth: () => 0.75,
    vLineWidth: () => 0,
    hLineColor: () => COLOUR.line,
    paddingLeft: () => 0,
    paddingRight: () => 0,
  },
});
