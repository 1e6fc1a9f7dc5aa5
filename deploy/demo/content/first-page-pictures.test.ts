import { elementAt } from '@cairn/shared-contracts/testing/random';
import { beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { renderArt } from '../art/render.ts';
import { buildAtlas } from './atlas/build.ts';
import { generateTours } from './tours/generator.ts';

/** Cards of the first pages of a listing. */
const CARDS = 48;
const OPTIONS = { seed: 'cairn', tours: 600, today: '2026-11-23' };

interface Look {
  readonly key: string;
  /** Of 128: whether each of 8 × 8 fields is darker than the one to its right, and than the one below (dHash). */
  readonly form: readonly boolean[];
  /** Colours of 4 × 3 fields. */
  readonly mood: readonly number[];
}

async function lookAt(key: string): Promise<Look> {
  const small = sharp(Buffer.from(renderArt(key) ?? ''), { density: 18 }).flatten();
  const grey = (width: number, height: number) =>
    small.clone().greyscale().resize(width, height, { fit: 'fill' }).raw().toBuffer();
  const [across, down] = await Promise.all([grey(9, 8), grey(8, 9)]);
  const form: boolean[] = [];
  for (let y = 0; y < 8; y++)
    for (let x = 0; x < 8; x++) {
      form.push(elementAt([...across], y * 9 + x) < elementAt([...across], y * 9 + x + 1));
      form.push(elementAt([...down], y * 8 + x) < elementAt([...down], (y + 1) * 8 + x));
    }
  const mood = await small.clone().removeAlpha().resize(4, 3, { fit: 'fill' }).raw().toBuffer();
  return { key, form, mood: [...mood] };
}

const formDistance = (a: Look, b: Look) => a.form.filter((bit, i) => bit !== b.form[i]).length;
/** Root mean square over the channels, 0 to 255. */
const moodDistance = (a: Look, b: Look) =>
  Math.sqrt(a.mood.reduce((sum, value, i) => sum + (value - (b.mood[i] ?? 0)) ** 2, 0) / a.mood.length);

/** Measured: four pairs of the 48 were nearer in both when every picture was a landscape; the nearest now is 31 and 16. */
const SAME_FORM = 28;
const SAME_MOOD = 18;
/** Measured: 36 is the least between neighbours. */
const LEAST_TO_NEIGHBOUR = 30;

describe('the 48 cards that a listing shows first', () => {
  let cards: readonly Look[];
  beforeAll(async () => {
    const tours = [...generateTours(buildAtlas(), OPTIONS)].sort((a, b) => b.score - a.score).slice(0, CARDS);
    cards = await Promise.all(tours.map(({ images }) => lookAt(images[0]?.key ?? '')));
  });

  it('hold no near twins', () => {
    const twins = cards.flatMap((one, i) =>
      cards
        .slice(i + 1)
        .filter((other) => formDistance(one, other) <= SAME_FORM && moodDistance(one, other) <= SAME_MOOD)
        .map((other) => `${one.key} = ${other.key}`),
    );
    expect(twins).toEqual([]);
  });

  it('differ from their neighbours in form', () => {
    const near = cards.slice(1).filter((card, i) => formDistance(card, elementAt(cards, i)) < LEAST_TO_NEIGHBOUR);
    expect(near.map(({ key }) => key)).toEqual([]);
  });
});
