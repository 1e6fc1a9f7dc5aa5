import type { StyleDictionary } from 'pdfmake/interfaces';

/** The site's colours on paper (light tokens). */
export const COLOUR = {
  ink: '#14211b',
  quiet: '#5f6d66',
  line: '#dfe5de',
  subtle: '#f4f7f3',
  primary: '#1d5b43',
  lichen: '#c8dd52',
  blaze: '#bf3d17',
} as const;

/** A4 in points */
export const PAGE = { width: 595.28, height: 841.89 } as const;
export const MARGIN = { side: 48, top: 64, bottom: 60 } as const;
export const CONTENT_WIDTH = PAGE.width - 2 * MARGIN.side;

export const STYLES: StyleDictionary = {
  title: { font: 'Geologica', bold: true, fontSize: 28, lineHeight: 1.1 },
  heading: { font: 'Geologica', fontSize: 17, margin: [0, 26, 0, 10], color: COLOUR.primary },
  subheading: { font: 'Geologica', fontSize: 12, margin: [0, 14, 0, 4] },
  quiet: { color: COLOUR.quiet, fontSize: 9.5 },
  small: { color: COLOUR.quiet, fontSize: 8.5 },
  price: { font: 'Geologica', bold: true, fontSize: 15 },
};
