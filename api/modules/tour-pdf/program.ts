import type { TourDay } from '@cairn/shared-contracts/api/tours.schema';
import type { Content, TableCell } from 'pdfmake/interfaces';
import type { DocumentParts } from './document.ts';
import type { DocumentTexts } from './document-texts.ts';
import { elevationDrawing, type RouteDrawing, routeDrawing } from './drawings.ts';
import { COLOUR, CONTENT_WIDTH } from './look.ts';
import { paragraphsOf } from './plain-text.ts';

const heading = (text: string): Content => ({ text, style: 'heading', headlineLevel: 1 });

export const paragraphs = (html: string): Content[] =>
  paragraphsOf(html).map((text) => ({ text, margin: [0, 0, 0, 7] }));

const STOPS_A_ROW = 4;

/** Where the days lead, in columns: a number never ends a line without its name. */
function legend(days: RouteDrawing['days']): Content {
  const cells: TableCell[] = days.map(({ day, name }) => ({
    columns: [{ text: `${day}`, bold: true, color: COLOUR.primary, width: 17 }, name],
  }));
  while (cells.length % STOPS_A_ROW) cells.push('');
  const body = Array.from({ length: cells.length / STOPS_A_ROW }, (_, row) =>
    cells.slice(row * STOPS_A_ROW, (row + 1) * STOPS_A_ROW),
  );
  return {
    table: { widths: Array.from({ length: STOPS_A_ROW }, () => '*'), body },
    layout: {
      hLineWidth: () => 0,
      vLineWidth: () => 0,
      paddingLeft: () => 0,
      paddingTop: () => 1,
      paddingBottom: () => 1,
    },
    fontSize: 9.5,
    margin: [0, 8, 0, 0],
  };
}

/** The route and its profile. */
export function route({ tour, texts: { t, length } }: DocumentParts): Content[] {
  const map = routeDrawing(tour.route);
  const profile = elevationDrawing(tour.program);
  return [
    ...(map
      ? [
          {
            stack: [
              // the block stays together: a page break of its heading's own would lose it
              { text: t('route'), style: 'heading' },
              { svg: map.svg, width: CONTENT_WIDTH },
              legend(map.days),
            ],
            unbreakable: true,
          } satisfies Content,
        ]
      : []),
    ...(profile
      ? [
          {
            stack: [
              { text: t('elevation'), style: 'subheading' },
              { svg: profile.svg, width: CONTENT_WIDTH },
              {
                columns: [
                  { text: length(profile.elevation.start, 'meter') },
                  { text: length(profile.elevation.highest, 'meter'), alignment: 'center', bold: true },
                  { text: length(profile.elevation.end, 'meter'), alignment: 'right' },
                ],
                style: 'small',
              },
            ],
            unbreakable: true,
          } satisfies Content,
        ]
      : []),
  ];
}

/** "14 km", "820 m up", "5 h"; a day of rest does not say "0 km" */
function walk({ distance_km, ascent_m, hours }: TourDay, { t, length, hours: time }: DocumentTexts): string[] {
  return [
    ...(distance_km > 0 ? [length(distance_km, 'kilometer')] : []),
    ...(ascent_m > 0 ? [t('walk.ascent', { ascent: length(ascent_m, 'meter') })] : []),
    ...(hours > 0 ? [time(hours)] : []),
  ];
}

function day(of: TourDay, texts: DocumentTexts): Content {
  const { t } = texts;
  const facts = [
    ...walk(of, texts),
    ...(of.sleep ? [t('sleep', { sleep: of.sleep })] : []),
    ...(of.meals ? [t('meals', { meals: of.meals })] : []),
  ];
  const head: Content[] = [
    { text: t('day', { day: of.day }), style: 'small', color: COLOUR.primary, margin: [0, 14, 0, 1] },
    { text: of.title, font: 'Geologica', fontSize: 12.5, margin: [0, 0, 0, 4] },
  ];
  const foot: Content[] = facts.length > 0 ? [{ text: facts.join('  ·  '), style: 'quiet' }] : [];
  const blocks = paragraphs(of.text);
  // a day's head never stands alone at the foot of a page, nor its facts at the top of the next
  if (blocks.length < 2) return { stack: [...head, ...blocks, ...foot], unbreakable: true };
  return {
    stack: [
      { stack: [...head, ...blocks.slice(0, 1)], unbreakable: true },
      ...blocks.slice(1, -1),
      { stack: [...blocks.slice(-1), ...foot], unbreakable: true },
    ],
  };
}

/** The program, day by day. */
export const days = ({ tour, texts }: DocumentParts): Content[] =>
  tour.program.length === 0 ? [] : [heading(texts.t('days')), ...tour.program.map((of) => day(of, texts))];
