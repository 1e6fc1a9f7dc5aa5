import type { TourDate, TourVariant } from '@cairn/shared-contracts/api/tours.schema';
import { discountEndsOn } from '@cairn/shared-contracts/domain/discount';
import type { Column, Content, CustomTableLayout, TableCell } from 'pdfmake/interfaces';
import type { DocumentParts } from './document.ts';
import type { DocumentTexts } from './document-texts.ts';
import { COLOUR } from './look.ts';
import { paragraphs } from './program.ts';

/** lists up to so long stay on one page with their heads */
const LIST_TOGETHER = 20;
/** more do not help anybody on paper */
const DATES_SHOWN = 16;

const RULED: CustomTableLayout = {
  hLineWidth: () => 0.75,
  vLineWidth: () => 0,
  hLineColor: () => COLOUR.line,
  paddingLeft: () => 0,
  paddingTop: () => 6,
  paddingBottom: () => 6,
};

const heading = (text: string): Content => ({ text, style: 'heading', headlineLevel: 1 });
/** of a block that stays together anyway: a page break inside of it would lose the block */
const heldHeading = (text: string): Content => ({ text, style: 'heading' });
const list = (items: readonly string[]): Content => ({ ul: [...items], markerColor: COLOUR.primary });

/** What the price covers and what it does not, side by side. */
export const included = ({ tour, texts: { t } }: DocumentParts): Content[] => [
  {
    columns: [
      { stack: [{ text: t('included'), style: 'subheading' }, list(tour.included)] },
      { stack: [{ text: t('notIncluded'), style: 'subheading' }, list(tour.not_included)] },
    ],
    columnGap: 24,
    margin: [0, 14, 0, 0],
    unbreakable: Math.max(tour.included.length, tour.not_included.length) <= LIST_TOGETHER,
  },
];

/** "10 % less until 5 Jan 2027": what the price that is struck depends on */
function reduction({ discount, start }: TourDate, { t, day }: DocumentTexts): string {
  if (!discount) return '';
  const ends = discountEndsOn(discount, start);
  const { percent } = discount;
  return ends ? t('discountUntil', { percent, date: day(ends) }) : t('discount', { percent });
}

function dateRow(date: TourDate, texts: DocumentTexts): TableCell[] {
  const { t, dates, money } = texts;
  const before = date.price_without_discount > date.price;
  const { instalments = 1 } = date;
  return [
    dates(date.start, date.end),
    {
      text: [
        ...(before
          ? [
              {
                text: money({ amount: date.price_without_discount, currency: date.currency }),
                decoration: 'lineThrough' as const,
                color: COLOUR.quiet,
              },
              // the line ends with the price that it strikes
              '  ',
            ]
          : []),
        {
          text: money({ amount: date.price, currency: date.currency }),
          bold: true,
          ...(before ? { color: COLOUR.blaze } : {}),
        },
        ...(before ? [{ text: `\n${reduction(date, texts)}`, fontSize: 8.5, color: COLOUR.quiet }] : []),
      ],
    },
    t('seatsLeft', { count: date.is_busy ? 0 : date.number_of_free_seats }),
    {
      text:
        date.prepayment_size >= 100
          ? t('prepaymentFull')
          : [
              t('prepaymentValue', { size: date.prepayment_size, days: date.full_payment_days }),
              ...(instalments > 1 ? [t('instalments', { count: instalments })] : []),
            ].join(', '),
      color: COLOUR.quiet,
    },
  ];
}

/** The departures to come with their prices; of an individual tour, how one comes by them. */
export function datesTable({ tour, texts, today, isIndividual }: DocumentParts): Content[] {
  const { t, day } = texts;
  if (isIndividual) return [heading(t('dates')), { text: t('individualDates') }];
  if (tour.dates.length === 0) return [heading(t('dates')), { text: t('noDates') }];
  const head = [t('date'), t('price'), t('seats'), t('prepayment')].map((text) => ({ text, style: 'small' }));
  return [
    { text: t('dates'), style: 'heading', headlineLevel: 2 },
    // before the table: behind it the note would stand alone on the next page
    { text: t('asOf', { date: day(today) }), style: 'small', margin: [0, 0, 0, 6] },
    {
      table: {
        headerRows: 1,
        keepWithHeaderRows: 1,
        dontBreakRows: true,
        widths: ['*', 'auto', 'auto', 'auto'],
        body: [head, ...tour.dates.slice(0, DATES_SHOWN).map((date) => dateRow(date, texts))],
      },
      layout: {
        hLineWidth: (line) => (line === 0 ? 0 : 0.75),
        vLineWidth: () => 0,
        hLineColor: () => COLOUR.line,
        paddingLeft: (column) => (column === 0 ? 0 : 8),
        paddingTop: () => 5,
        paddingBottom: () => 5,
      },
    },
  ];
}

/** The other ways to book, and what each costs on top of a departure's price. */
export function variants({ tour: { variants: all }, texts: { t, money } }: DocumentParts): Content[] {
  if (all.length < 2) return [];
  const supplement = ({ price_delta: amount, currency }: TourVariant) =>
    amount === 0 ? t('inThePrice') : `${amount > 0 ? '+' : '−'}${money({ amount: Math.abs(amount), currency })}`;
  const below = ({ description, min_age: from }: TourVariant) =>
    [description, from ? t('variantAge', { count: from }) : ''].filter(Boolean).map((line) => `\n${line}`);
  return [
    {
      stack: [
        heldHeading(t('variants')),
        { text: t('variantsNote'), style: 'small', margin: [0, 0, 0, 6] },
        {
          table: {
            dontBreakRows: true,
            widths: ['*', 'auto'],
            body: all.map((one) => [
              { text: [{ text: one.name, bold: true }, ...below(one)] },
              { text: supplement(one), bold: true, alignment: 'right' },
            ]),
          },
          layout: RULED,
        },
      ],
      unbreakable: all.length <= LIST_TOGETHER,
    },
  ];
}

/** Where people sleep, what they bring, how fit they are, what a cancellation costs. */
export const practicals = ({ tour, texts: { t } }: DocumentParts): Content[] => [
  ...(tour.stays.length > 0
    ? [
        heading(t('stays')),
        ...tour.stays.map(
          ({ name, text, nights }): Content => ({
            stack: [
              { text: [{ text: name, bold: true }] },
              [nights > 0 ? t('nights', { count: nights }) : '', text].filter(Boolean).join(' · '),
            ],
            unbreakable: true,
            margin: [0, 0, 0, 8],
          }),
        ),
      ]
    : []),
  ...(tour.what_to_bring.length > 0 ? [heading(t('bring')), list(tour.what_to_bring)] : []),
  ...(tour.fitness ? [heading(t('fitness')), ...paragraphs(tour.fitness)] : []),
  ...(tour.cancellation.length > 0
    ? [
        {
          stack: [
            heldHeading(t('cancellation')),
            {
              table: {
                widths: ['40%', '*'],
                body: tour.cancellation.map(({ when, what }) => [{ text: when, bold: true }, what]),
              },
              layout: RULED,
            },
          ],
          unbreakable: tour.cancellation.length <= LIST_TOGETHER,
        } satisfies Content,
      ]
    : []),
];

/** Who leads the tour and how to ask. */
export const people = (parts: DocumentParts): Content[] => [
  {
    stack: [...(parts.site.isOrganizerHidden ? [] : organizerOf(parts)), ...contacts(parts)],
    unbreakable: true,
  },
];

function organizerOf({ tour: { organizer }, texts: { t }, site, pictures }: DocumentParts): Content[] {
  const portrait = pictures.get(organizer.avatar?.image ?? '');
  return [
    heldHeading(t('organizer')),
    {
      columns: [
        ...(portrait ? [{ image: portrait, fit: [64, 64], width: 64 } satisfies Column] : []),
        {
          stack: [
            { text: organizer.name, font: 'Geologica', fontSize: 13 },
            {
              text: [
                organizer.person,
                organizer.country,
                t('since', { year: String(organizer.since) }),
                ...(organizer.is_verified ? [t('verified', { site: site.name })] : []),
              ].join(' · '),
              style: 'quiet',
              margin: [0, 2, 0, 6],
            },
            ...paragraphs(organizer.about),
          ],
        },
      ],
      columnGap: 16,
    },
  ];
}

const contacts = ({ texts: { t }, site }: DocumentParts): Content[] => [
  { text: t('contacts'), style: 'subheading' },
  { text: [site.email, ...site.phones].join('  ·  ') },
  {
    text: site.tourUrl,
    link: site.tourUrl,
    color: COLOUR.primary,
    decoration: 'underline',
    margin: [0, 3, 0, 0],
  },
];
