import { logoSvg } from '@cairn/shared-contracts/domain/logo';
import { SOCIAL_PICTURE } from '@cairn/shared-contracts/domain/social-picture';
import { type Face, strongFace, textFace, titleFace } from './face.ts';
import { breakLines, fitLines, type Setting } from './lines.ts';

/** What the picture says, in the reader's words. */
export interface SocialText {
  siteName: string;
  title: string;
  place: string;
  /** '8 days · with Ala-Too Trekking' */
  facts: string;
  /** 'from €890 per person'; null without a price */
  price: string | null;
}

const { width: WIDTH, height: HEIGHT } = SOCIAL_PICTURE;
const SIDE = 64;
const ROOM = WIDTH - 2 * SIDE;
const TITLE_LEADING = 1.14;
const PRICE_HEIGHT = 64;
const BRAND_HEIGHT = 56;
const COLOUR = { ink: '#14211b', lichen: '#c8dd52', paper: '#ffffff', scrim: '#0b1510' } as const;
/** white text keeps 4.5:1 even on snow under this much of the scrim */
const DARK_ENOUGH = 0.62;

/** the baseline that puts capital letters into the middle of a box */
const middle = (top: number, height: number, { size }: Face): number => top + height / 2 + size * 0.35;

const title = (size: number, most: number): Setting<Face> => ({ face: titleFace(size), most });
/** two lines leave more of the picture to see than three */
const TITLES: readonly [Setting<Face>, ...Setting<Face>[]] = [
  title(72, 1),
  title(66, 2),
  title(58, 2),
  title(54, 3),
  title(46, 3),
];
const PLACE = strongFace(30);
const FACTS = textFace(30);
const PRICE = strongFace(32);
const BRAND = titleFace(26);

function brand(name: string): string {
  const words = BRAND.readable(name);
  const width = 20 + 32 + 10 + BRAND.width(words) + 24;
  return (
    `<rect x="${SIDE}" y="48" width="${width}" height="${BRAND_HEIGHT}" rx="${BRAND_HEIGHT / 2}" fill="${COLOUR.paper}"/>` +
    `<g transform="translate(${SIDE + 20} 60)">${logoSvg({ ink: COLOUR.ink, lichen: COLOUR.lichen, size: 32 })}</g>` +
    `<g fill="${COLOUR.ink}">${BRAND.draw(words, SIDE + 62, middle(48, BRAND_HEIGHT, BRAND))}</g>`
  );
}

/** @returns the drawing and how much room it takes from the right */
function priceTag(price: string | null, top: number): { svg: string; width: number } {
  if (price === null) return { svg: '', width: 0 };
  const words = PRICE.readable(price);
  const width = PRICE.width(words) + 56;
  const x = WIDTH - SIDE - width;
  return {
    svg:
      `<rect x="${x}" y="${top}" width="${width}" height="${PRICE_HEIGHT}" rx="${PRICE_HEIGHT / 2}" fill="${COLOUR.lichen}"/>` +
      `<g fill="${COLOUR.ink}">${PRICE.draw(words, x + 28, middle(top, PRICE_HEIGHT, PRICE))}</g>`,
    width: width + 32,
  };
}

const oneLine = (text: string, width: number, face: Face): string =>
  breakLines(face.readable(text), width, 1, face).lines[0] ?? '';

/** dark from where the text begins, fading out above it */
function scrim(textTop: number): string {
  const from = Math.max(0, textTop - 120) / HEIGHT;
  const stop = (offset: number, opacity: number) =>
    `<stop offset="${offset.toFixed(3)}" stop-color="${COLOUR.scrim}" stop-opacity="${opacity}"/>`;
  return (
    `<linearGradient id="scrim" x1="0" y1="0" x2="0" y2="1">${stop(from, 0)}${stop(textTop / HEIGHT, DARK_ENOUGH)}` +
    `${stop(1, 0.9)}</linearGradient><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#scrim)"/>`
  );
}

/** Everything that stands on the picture, as SVG without text elements. Pure: the same words give the same drawing. */
export function overlay(text: SocialText): string {
  const { siteName, place, facts, price } = text;
  const rowTop = HEIGHT - 52 - PRICE_HEIGHT;
  const tag = priceTag(price, rowTop);
  const { face, lines } = fitLines(TITLES[0].face.readable(text.title), ROOM, TITLES);
  const leading = face.size * TITLE_LEADING;
  const lastBaseline = rowTop - 40;
  const firstBaseline = lastBaseline - leading * Math.max(0, lines.length - 1);
  const placeBaseline = firstBaseline - face.size - 12;
  const words = [
    PLACE.draw(oneLine(place, ROOM, PLACE), SIDE, placeBaseline),
    ...lines.map((line, index) => face.draw(line, SIDE, firstBaseline + index * leading)),
    FACTS.draw(oneLine(facts, ROOM - tag.width, FACTS), SIDE, middle(rowTop, PRICE_HEIGHT, FACTS)),
  ];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    `${scrim(placeBaseline - PLACE.size)}${brand(siteName)}<g fill="${COLOUR.paper}">${words.join('')}</g>${tag.svg}</svg>`
  );
}
