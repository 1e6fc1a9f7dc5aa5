import type { TourDay } from '@cairn/shared-contracts/api/tours.schema';
import type { Content } from 'pdfmake/interfaces';
import type { DocumentParts } from './document.ts';
import { elevationDrawing, routeDrawing } from './drawings.ts';
import { COLOUR, CONTENT_WIDTH } from './look.ts';
import { paragraphsOf } from './plain-text.ts';
import type { Words } from './words.ts';

const heading = (text: string): Content => ({ text, style: 'heading', headlineLevel: 1 });

export const paragraphs = (html: string): Content[] =>
  paragraphsOf(html).map((text) => ({ text, margin: [0, 0, 0, 7] }));

const legend = (stops: readonly string[]): Content =>
  stops.flatMap((name, index) => [
    { text: `${index + 1}`, bold: true, color: COLOUR.primary },
    ` ${name}${index < stops.length - 1 ? '   ' : ''}`,
  ]);

/** The route and its profile. */
export function route({ tour, words: { t, length } }: DocumentParts): Content[] {
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
              { text: legend(map.stops), fontSize: 9.5, margin: [0, 8, 0, 0] },
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
function walk({ distance_km, ascent_m, hours }: TourDay, { t, number }: Words): string[] {
  return [
    ...(distance_km > 0 ? [t('walk.distance', { distance: number(distance_km) })] : []),
    ...(ascent_m > 0 ? [t('walk.ascent', { ascent: number(ascent_m) })] : []),
    ...(hours > 0 ? [t('walk.hours', { hours: number(hours) })] : []),
  ];
}

function day(of: TourDay, words: Words): Content {
  const { t } = words;
  const facts = [
    ...walk(of, words),
    ...(of.sleep ? [t('sleep', { sleep: of.sleep })] : []),
    ...(of.meals ? [t('meals', { meals: of.meals })] : []),
  ];
  const [first = '', ...others] = paragraphs(of.text);
  const last = others.pop() ?? '';
  return {
    stack: [
      // a day's head never stands alone at the foot of a page
      {
        stack: [
          { text: t('day', { day: of.day }), style: 'small', color: COLOUR.primary, margin: [0, 14, 0, 1] },
          { text: of.title, font: 'Geologica', fontSize: 12.5, margin: [0, 0, 0, 4] },
          first,
        ],
        unbreakable: true,
      },
      ...others,
      { stack: [last, { text: facts.join('  ·  '), style: 'quiet' }], unbreakable: true },
    ],
  };
}

/** The program, day by day. */
export const days = ({ tour, words }: DocumentParts): Content[] =>
  tour.program.length === 0 ? [] : [heading(words.t('days')), ...tour.program.map((of) => day(of, words))];
