import countries from 'world-countries';
import { WORLD_PARTS, type WorldPart } from '../world/model.ts';
import { WORLD } from '../world/world.ts';
import type { Position } from './model.ts';

export interface ListedCountry {
  readonly iso2: string;
  readonly iso3: string;
  readonly name: string;
  readonly phoneCode: string;
  readonly at: Position;
  readonly worldPartId: number;
  readonly position: number;
  /** Offered first where a country is chosen. */
  readonly isPrimary: boolean;
}

/** Shown first wherever destinations are listed. */
const FRONT = ['KG', 'GE', 'MA', 'NO', 'VN'];
const AFTER_DESTINATIONS = 1000;
/** Territories with a telephone code that people travel from or to. */
const TERRITORIES: ReadonlySet<string> = new Set(['PR', 'HK', 'MO', 'TW', 'GL', 'FO', 'PS', 'XK']);
/** Where most travellers come from. */
const PRIMARY: ReadonlySet<string> = new Set(['US', 'GB', 'DE', 'FR', 'IT', 'ES', 'NL', 'PL', 'CZ', 'CN', 'KZ', 'RU']);
/** Several countries share these codes; what follows them is an area code. */
const SHARED_CODES: ReadonlySet<string> = new Set(['+1', '+7']);

const worldPartId = (part: WorldPart) => WORLD_PARTS.indexOf(part) + 1;

function partOf(region: string, subregion: string): WorldPart {
  if (region === 'Americas') return subregion === 'South America' ? 'South America' : 'North America';
  if (region === 'Asia' || region === 'Africa' || region === 'Europe') return region;
  return 'Oceania';
}

function phoneCodeOf({ root, suffixes }: { root: string; suffixes: readonly string[] }): string {
  const [only, ...others] = suffixes;
  return only && others.length === 0 && !SHARED_CODES.has(root) ? `${root}${only}` : root;
}

/** Every country with a telephone code: destinations first, then the others by name. */
export function listCountries(): ListedCountry[] {
  const destinations = [...FRONT, ...WORLD.map(({ iso }) => iso).filter((iso) => !FRONT.includes(iso))];
  return countries
    .filter(({ idd, independent, cca2 }) => idd.root && (independent || TERRITORIES.has(cca2)))
    .map(({ cca2, cca3, name, idd, latlng, region, subregion }) => {
      const part = WORLD.find(({ iso }) => iso === cca2)?.part ?? partOf(region, subregion);
      const rank = destinations.indexOf(cca2);
      return {
        iso2: cca2,
        // the data set has no code for Kosovo; this is the one in use
        iso3: cca3 === 'UNK' ? 'XKX' : cca3,
        name: name.common,
        phoneCode: phoneCodeOf(idd),
        at: [latlng[0] ?? 0, latlng[1] ?? 0] as const,
        worldPartId: worldPartId(part),
        isPrimary: PRIMARY.has(cca2),
        position: rank < 0 ? AFTER_DESTINATIONS : rank + 1,
      };
    })
    .sort((a, b) => a.position - b.position || a.name.localeCompare(b.name, 'en'));
}
