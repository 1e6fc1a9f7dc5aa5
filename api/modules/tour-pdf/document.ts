import type { Tour } from '@cairn/shared-contracts/api/tours.schema';
import { logoSvg } from '@cairn/shared-contracts/domain/logo';
import { foreignLanguage } from '@cairn/shared-contracts/domain/text-language';
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces';
import { datesTable, included, people, practicals, variants } from './conditions.ts';
import { cover } from './cover.ts';
import type { DocumentTexts } from './document-texts.ts';
import { inTwoScripts } from './in-two-scripts.ts';
import { COLOUR, MARGIN, STYLES } from './look.ts';
import { printable } from './printable.ts';
import { days, paragraphs, route } from './program.ts';
import { shortened } from './text-width.ts';

/** What the document says about the marketplace. */
export interface PdfSite {
  name: string;
  email: string;
  phones: readonly string[];
  /** the tour's page */
  tourUrl: string;
  /** the site's configuration lets no organizer be named: forceHideOrganizers */
  isOrganizerHidden: boolean;
}

export interface DocumentParts {
  tour: Tour;
  /** without the public dates and prices: those of an individual tour are agreed on */
  isIndividual?: boolean;
  /** what the organizer says to whom an individual tour is offered */
  note?: string;
  texts: DocumentTexts;
  site: PdfSite;
  /** 'YYYY-MM-DD', the day that prices and seats are of */
  today: string;
  /** media item's image → data URL; what could not be had is missing */
  pictures: ReadonlyMap<string, string>;
}

const LINE_HEIGHT = 1.35;
/** share of the page by level; a heading further down goes over to its text, or its table's first rows, on the next one */
const LOWEST_HEADING = [1, 0.86, 0.78] as const;
/** the tour's name at the head of a page stays on one line */
const HEADER_LETTERS = 74;

const header = ({ tour, site }: DocumentParts, page: number): Content =>
  page === 1
    ? ''
    : {
        columns: [
          { svg: logoSvg({ ink: COLOUR.ink, lichen: COLOUR.lichen, size: 14 }), width: 14 },
          { text: site.name, font: 'Geologica', fontSize: 9, width: 'auto', noWrap: true, margin: [0, 2, 0, 0] },
          { text: shortened(tour.name, HEADER_LETTERS), style: 'small', alignment: 'right', margin: [0, 2, 0, 0] },
        ],
        columnGap: 6,
        margin: [MARGIN.side, 28, MARGIN.side, 0],
      };

const footer = ({ texts: { t }, site }: DocumentParts, page: number, pages: number): Content => ({
  columns: [
    { text: site.tourUrl, link: site.tourUrl, style: 'small' },
    { text: t('page', { page, pages }), style: 'small', alignment: 'right', width: 'auto' },
  ],
  margin: [MARGIN.side, 22, MARGIN.side, 0],
});

/** What the organizer says to whom the tour is offered, before all that is said to everybody. */
const offer = ({ note, texts: { t } }: DocumentParts): Content[] =>
  note
    ? [
        { text: t('note'), style: 'heading', headlineLevel: 1, pageBreak: 'before' },
        ...note.split(/\n+/).map((text): Content => ({ text, margin: [0, 0, 0, 7] })),
      ]
    : [];

/** The program of a tour as an A4 document. Pure: the same parts give the same pages. */
export function tourDocument(asWritten: DocumentParts): TDocumentDefinitions {
  const { tour: written, note: said = '' } = asWritten;
  const parts = { ...asWritten, ...printable({ tour: written, note: said }) };
  const { tour, texts, site } = parts;
  return {
    pageSize: 'A4',
    pageMargins: [MARGIN.side, MARGIN.top, MARGIN.side, MARGIN.bottom],
    // screen readers speak it: most of a program is what its organizer wrote
    language: foreignLanguage(tour.content_language, texts.language) ?? texts.language,
    // the window is named after the tour instead of the file
    displayTitle: true,
    info: {
      title: tour.name,
      author: site.isOrganizerHidden ? site.name : tour.organizer.name,
      creator: site.name,
      subject: texts.t('program'),
    },
    defaultStyle: { font: 'Onest', fontSize: 10, lineHeight: LINE_HEIGHT, color: COLOUR.ink },
    styles: STYLES,
    header: (page) => inTwoScripts(header(parts, page), LINE_HEIGHT),
    footer: (page, pages) => inTwoScripts(footer(parts, page, pages), LINE_HEIGHT),
    pageBreakBefore: ({ headlineLevel, startPosition }) =>
      startPosition.verticalRatio > (LOWEST_HEADING[headlineLevel ?? 0] ?? 1),
    content: inTwoScripts(
      [
        ...cover(parts),
        ...offer(parts),
        { text: texts.t('about'), style: 'heading', headlineLevel: 1, ...(parts.note ? {} : { pageBreak: 'before' }) },
        ...paragraphs(tour.description),
        ...route(parts),
        ...days(parts),
        ...included(parts),
        ...datesTable(parts),
        ...variants(parts),
        ...practicals(parts),
        ...people(parts),
      ],
      LINE_HEIGHT,
    ),
  };
}
