import { createRandom } from '@cairn/shared-contracts/testing/random';
import { artKey } from './art/keys.ts';
import { avatarKey } from './art/render.ts';
import { COLLECTIONS } from './content/collections.ts';
import { FLAGSHIPS } from './content/tours/flagships.ts';

export interface WarmKey {
  readonly key: string;
  /** Pixels. */
  readonly width: number;
}

const CARD_WIDTHS = [400, 760] as const;
const COUNTRY_SEEDS = [
  ['alpine', 'kg_1', 'morning', 'lake'],
  ['alpine', 'ge_8', 'golden', 'valley'],
  ['desert', 'ma_5', 'golden', 'dunes'],
  ['arctic', 'no_3', 'dusk', 'fjord'],
  ['jungle', 'vn_3', 'morning', 'karst'],
] as const;

/** Pictures of the first screens, most wanted first: the first tours, destinations, collections, the first tour's gallery. */
export function warmKeys(): WarmKey[] {
  const galleries = FLAGSHIPS.map((flagship) => flagship.images(createRandom('warm')));
  const firsts = galleries.flatMap((images) => images.slice(0, 1).map(({ key }) => key));
  const countries = COUNTRY_SEEDS.map(([biome, seed, mood, form]) =>
    artKey({ biome, seed, mood, form, ratio: 'portrait' }),
  );
  const collections = COLLECTIONS.slice(0, 5).map(({ picture: [biome, seed, mood, form] }) =>
    artKey({ biome, seed, mood, form, ratio: 'card' }),
  );
  const firstTour = (galleries[0] ?? []).slice(1, 6).map(({ key }) => key);
  const faces = ['aigerim_sadykova', 'giorgi_beridze', 'lena_hofstad', 'youssef_amrani', 'rui_carvalho'];
  const female = new Set(['aigerim_sadykova', 'lena_hofstad']);
  const cards = [...firsts, ...countries, ...collections, ...firstTour];
  return [
    ...CARD_WIDTHS.flatMap((width) => cards.map((key) => ({ key, width }))),
    ...faces.map((face) => ({ key: avatarKey(face, female.has(face)), width: 200 })),
  ];
}
