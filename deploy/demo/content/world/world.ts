import { AFRICA } from './africa.ts';
import { ALPS } from './alps.ts';
import { BALKANS } from './balkans.ts';
import { CENTRAL_ASIA } from './central-asia.ts';
import { EAST_ASIA } from './east-asia.ts';
import { EASTERN_EUROPE } from './eastern-europe.ts';
import { MEDITERRANEAN } from './mediterranean.ts';
import type { Country } from './model.ts';
import { NORTH_AMERICA } from './north-america.ts';
import { NORTHERN_EUROPE } from './northern-europe.ts';
import { OCEANIA } from './oceania.ts';
import { SOUTH_AMERICA } from './south-america.ts';
import { SOUTH_ASIA } from './south-asia.ts';
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
  ...MEDITERRANEAN,
  ...BALKANS,
  ...EASTERN_EUROPE,
  ...SOUTH_AMERICA,
  ...NORTH_AMERICA,
  ...OCEANIA,
];
