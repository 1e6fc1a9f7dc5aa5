import type { Accommodation, Comfort } from '@cairn/shared-contracts/domain/enumerations';
import type { Random } from '@cairn/shared-contracts/testing/random';
import { capital, grouped, listed } from '../prose/fill.ts';
import type { Country, Stop } from '../world/model.ts';
import type { Stage } from './route.ts';
import type { Style } from './styles.ts';

const PLURALS: Readonly<Record<string, string>> = {
  rifugio: 'rifugi',
  agriturismo: 'agriturismi',
  Gasthof: 'Gasthöfe',
  'casa rural': 'casas rurales',
  refugio: 'refugios',
  'bed and breakfast': 'bed-and-breakfasts',
  'camp with dining tent': 'camps with a dining tent',
};

const pluralOf = (bed: string): string => PLURALS[bed] ?? `${bed}s`;

/** Where a night is spent, seen from the traveller. */
export interface Night {
  readonly place: string;
  readonly kind: Accommodation;
  /** "Mountain hut at Manganu" */
  readonly text: string;
}

const TENT_COUNTRY = /tent|camp/;

/** Kind of bed at a stop, as the country calls it. */
export function nightAt(country: Country, stop: Stop, style: Style, ship: string | undefined): Night {
  const { name: place, kind, altitude } = stop;
  if (ship) return { place, kind: 'not-set', text: `Cabin on ${ship}, off ${place}` };
  if (style === 'sail') return { place, kind: 'not-set', text: `Berth on the boat, anchored off ${place}` };
  const [village, high] = country.beds;
  if (kind === 'village') {
    return {
      place,
      kind: /inn$|hotel|Gasthof|lodge|quinta|hacienda|bungalow|station|hostería/.test(village)
        ? 'hotel'
        : 'guest-house',
      text: `${capital(village)} in ${place}`,
    };
  }
  if (kind === 'hut') {
    const bed = TENT_COUNTRY.test(high) ? 'mountain lodge' : high;
    return { place, kind: 'cabin', text: `${capital(bed)} at ${place}, ${grouped(altitude)} m` };
  }
  if (kind === 'desert') return { place, kind: 'tent', text: `Camp under the sky at ${place}` };
  if (style === 'kayak' || style === 'raft')
    return { place, kind: 'camp-site', text: `Riverside and beach camp at ${place}` };
  return { place, kind: 'tent', text: `Two-person tents at ${place}, ${grouped(altitude)} m` };
}

/** Nights of a tour: one fewer than its days. */
export const nightsOf = (country: Country, stages: readonly Stage[], style: Style, ship: string | undefined): Night[] =>
  stages.slice(0, -1).map(({ to }) => nightAt(country, to, style, ship));

/** "family guesthouses, two-person tents and a cabin on MV Nerpa" */
export function bedsPhrase(country: Country, nights: readonly Night[], ship: string | undefined): string {
  if (ship) return `cabins on ${ship}`;
  const kinds = new Set(nights.map(({ kind }) => kind));
  const [village, high] = country.beds;
  const words: string[] = [];
  if (kinds.has('guest-house') || kinds.has('hotel')) words.push(pluralOf(village));
  if (kinds.has('cabin')) words.push(TENT_COUNTRY.test(high) ? 'mountain lodges' : pluralOf(high));
  if (kinds.has('tent')) words.push('two-person tents');
  if (kinds.has('camp-site')) words.push('beach and river camps');
  if (kinds.has('not-set')) words.push('berths on the boat');
  return listed(words.length ? words : [pluralOf(village)]);
}

export function comfortOf(random: Random, nights: readonly Night[], cost: number): Comfort {
  const rough =
    nights.filter(({ kind }) => kind === 'tent' || kind === 'camp-site').length / Math.max(1, nights.length);
  if (rough > 0.5) return random.chance(0.3) ? 'base_plus' : 'base';
  if (nights.some(({ kind }) => kind === 'cabin') || rough > 0) return random.chance(0.55) ? 'base_plus' : 'medium';
  if (random.chance(0.1 + cost * 0.02)) return 'premium';
  return random.chance(0.35) ? 'improved' : 'medium';
}
