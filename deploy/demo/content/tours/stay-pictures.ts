import type { TourDetails } from '@cairn/api/stored-json';
import { createRandom } from '@cairn/shared-contracts/testing/random';
import type { Biome } from '../../art/materials.ts';
import { gallery } from '../pictures.ts';
import { besidesStay } from '../subject-pictures.ts';

type Stays = TourDetails['stays'];

/** pictures of one place to sleep */
const FEWEST = 2;
const MOST = 5;

/** Places to sleep with a few more pictures each, the known one first. A stream of its own: nothing else of the tour changes. */
export function withPictures(stays: Stays, seed: string, land: Biome): Stays {
  return stays.map(({ image, ...stay }, i) => {
    if (!image) return { ...stay, image };
    const random = createRandom(`${seed}|stay|${i}`);
    const beside = besidesStay(`${seed}.stay${i}`, image, MOST - 1);
    if (beside.length > 0) return { ...stay, image, images: [image, ...beside] };
    const more = gallery(random, `${seed}.stay${i}`, land, random.int(FEWEST, MOST) - 1, []);
    return { ...stay, image, images: [image, ...more] };
  });
}
