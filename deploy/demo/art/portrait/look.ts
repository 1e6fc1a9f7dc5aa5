import { createRandom, hash, type Random } from '@cairn/shared-contracts/testing/random';
import { ACCENTS, BACKDROPS, BLACK_HAIR, DARK_SKINS, FAIR_HAIR, HAIR, HATS, JACKETS, SKINS } from './palette.ts';

/** Everything a seed decides about a face. */
export interface Look {
  readonly id: string;
  readonly random: Random;
  readonly female: boolean;
  readonly skin: string;
  readonly skinShade: string;
  readonly hair: string;
  readonly jacket: string;
  readonly jacketShade: string;
  readonly backdrop: (typeof BACKDROPS)[number];
  readonly hat: (typeof HATS)[number];
  readonly beard: boolean;
  readonly glasses: boolean;
  readonly longHair: boolean;
  readonly accent: string;
  /** Degrees the head leans. */
  readonly tilt: number;
  readonly ridgeY: number;
}

export function chooseLook(seed: string, wanted: boolean | undefined): Look {
  const random = createRandom(seed);
  const female = wanted ?? random.chance(0.45);
  const [skin, skinShade] = random.pick(SKINS);
  const anyHair = random.pick(HAIR);
  const hair = DARK_SKINS.includes(skin) && FAIR_HAIR.includes(anyHair) ? BLACK_HAIR : anyHair;
  const [jacket, jacketShade] = random.pick(JACKETS);
  const backdrop = random.pick(BACKDROPS);
  const hat = random.pick(HATS);
  const beard = !female && random.chance(0.5);
  const glasses = random.chance(0.22);
  const longHair = female && random.chance(0.65);
  const id = `p${hash(seed).toString(36)}`;
  const accent = random.pick(ACCENTS);
  const tilt = random.between(-3, 3);
  const ridgeY = random.between(36, 46);
  const people = { id, random, female, skin, skinShade, hair, jacket, jacketShade, backdrop };
  return { ...people, hat, beard, glasses, longHair, accent, tilt, ridgeY };
}
