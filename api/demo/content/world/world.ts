import { AFRICA } from './africa.ts';
import { ALPS } from './alps.ts';
import { AMERICAS } from './americas.ts';
import { CENTRAL_ASIA } from './central-asia.ts';
import { EAST_ASIA } from './east-asia.ts';
import { EASTERN_EUROPE } from './eastern-europe.ts';
import type { Country } from './model.ts';
import { NORTHERN_EUROPE } from './northern-europe.ts';
import { OCEANIA } from './oceania.ts';
import { SOUTH_ASIA } from './south-asia.ts';
import { SOUTHERN_EUROPE } from './southern-europe.ts';
import { WEST_ASIA } from './west-asia.ts';

/** Every country that tours go to. */
export const WORLD: readonly Country[] = [
  ...CENTRAL_ASIA,
  ...WEST_ASIA,
  ...AFRICA,
  ...NORTHERN_EUROPE,
  ...SOUTH_ASIA,
  ...EAST_ASIA,
  ...ALPS,
  ...SOUTHERN_EUROPE,
  ...EASTERN_EUROPE,
  ...AMERICAS,
  ...OCEANIA,
];
