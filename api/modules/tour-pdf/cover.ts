import type { Tour } from '@cairn/shared-contracts/api/tours.schema';
import { ageFact } from '@cairn/shared-contracts/domain/ages';
import type { Content, TableCell } from 'pdfmake/interfaces';
import type { DocumentParts } from './document.ts';
import type { DocumentTexts } from './document-texts.ts';
import { COLOUR, MARGIN, PAGE } from './look.ts';
import { widthOf } from './text-width.ts';

const PICTURE_HEIGHT = 330;
const PICTURE_MIN_HEIGHT = 140;
const FACTS_A_ROW = 4;
/** lines that fit under a picture of the full height; how wide a line is, in letters; how tall, in points */
const TITLE = { fits: 3, letters: 27, height: 38 };
const SUMMARY = { fits: 2, letters: 72, height: 21 };
const FACT = { fits: 1, letters: 18, height: 15 };

const roomBeyond = (text: string, { fits, letters, height }: typeof TITLE): number =>
  Math.max(0, Math.ceil(widthOf(text) / letters) - fits) * height;

/** A long name, a summary or many languages take their room from the picture: nothing of the cover goes over to the next page. */
const pictureHeight = ({ name, summary, languages }: Tour, texts: DocumentTexts): number =>
  Math.max(
    PICTURE_MIN_HEIGHT,
    PICTURE_HEIGHT -
      roomBeyond(name, TITLE) -
      roomBeyond(summary, SUMMARY) -
      roomBeyond(texts.languages(languages), FACT),
  );

function agesOf(tour: Tour, { t }: DocumentTexts): string | undefined {
  const ages = ageFact(tour);
  if (ages.kind === 'range') return t('facts.ageRange', { from: ages.from, to: ages.to });
  return ages.from > 0 ? t('facts.ageValue', { count: ages.from }) : undefined;
}

function factsOf(tour: Tour, texts: DocumentTexts): [label: string, value: string][] {
  const { t, length, languages } = texts;
  const facts: [string, string | undefined][] = [
    [t('facts.days'), t('facts.daysValue', { count: tour.days })],
    [t('facts.level'), t(`level.${tour.difficulty}`)],
    [t('facts.group'), t('facts.groupValue', { count: tour.group_max })],
    [t('facts.age'), agesOf(tour, texts)],
    [t('facts.distance'), tour.distance_km > 0 ? length(tour.distance_km, 'kilometer') : undefined],
    [t('facts.ascent'), tour.ascent_m > 0 ? length(tour.ascent_m, 'meter') : undefined],
    [t('facts.altitude'), tour.max_altitude_m > 0 ? length(tour.max_altitude_m, 'meter') : undefined],
    [t('facts.languages'), tour.languages.length > 0 ? languages(tour.languages) : undefined],
  ];
  return facts.flatMap(([label, value]): [string, string][] => (value === undefined ? [] : [[label, value]]));
}

function factsTable(facts: [string, string][]): Content {
  const cells: TableCell[] = facts.map(([label, value]) => ({
    stack: [
      { text: label, style: 'small' },
      { text: value, bold: true, margin: [0, 2, 0, 0] },
    ],
    margin: [0, 8, 8, 8],
  }));
  while (cells.length % FACTS_A_ROW) cells.push('');
  const rows = Array.from({ length: cells.length / FACTS_A_ROW }, (_, row) =>
    cells.slice(row * FACTS_A_ROW, (row + 1) * FACTS_A_ROW),
  );
  return {
    table: { widths: Array.from({ length: FACTS_A_ROW }, () => '*'), body: rows },
    layout: {
      hLineWidth: () => 0.75,
      vLineWidth: () => 0,
      hLineColor: () => COLOUR.line,
      paddingLeft: () => 0,
      paddingRight: () => 0,
    },
    margin: [0, 18, 0, 0],
  };
}

/** The first page: the picture from edge to edge, the name, who leads it, what it costs, the facts. */
export function cover({ tour, texts, site, pictures }: DocumentParts): Content[] {
  const { t, money } = texts;
  const picture = pictures.get(tour.gallery[0]?.image ?? '');
  const place = [tour.country.name, tour.region?.name].filter(Boolean).join(' · ');
  const { price } = tour;
  const height = pictureHeight(tour, texts);
  return [
    ...(picture
      ? [
          {
            image: picture,
            cover: { width: PAGE.width, height, align: 'center', valign: 'bottom' },
            absolutePosition: { x: 0, y: 0 },
          } satisfies Content,
        ]
      : []),
    { text: '', margin: [0, picture ? height - MARGIN.top + 24 : 0, 0, 0] },
    { text: `${t('program')} · ${place}`, style: 'quiet' },
    { text: tour.name, style: 'title', margin: [0, 6, 0, 8] },
    ...(site.isOrganizerHidden ? [] : [{ text: t('by', { name: tour.organizer.name }), fontSize: 11 }]),
    ...(price === null
      ? []
      : [
          {
            text: t('from', { price: money({ amount: price, currency: tour.currency }) }),
            style: 'price',
            margin: [0, 14, 0, 0],
          } satisfies Content,
        ]),
    factsTable(factsOf(tour, texts)),
    { text: tour.summary, fontSize: 11.5, lineHeight: 1.45, margin: [0, 18, 0, 0] },
  ];
}
