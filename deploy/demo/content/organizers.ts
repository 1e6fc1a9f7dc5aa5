import { createRandom, elementAt, type Random } from '@cairn/shared-contracts/testing/random';
import type { Row } from '../seeding/bulk-insert.ts';
import type { OrganizerEntry } from './atlas/model.ts';
import { faceSeedOf, picture, portraitPicture } from './pictures.ts';
import { capital, fill, inWords, type Slots } from './prose/fill.ts';
import { KNOWN_ORGANIZERS, ORGANIZER_SENTENCES, QUOTES } from './prose/organizers.ts';
import { firstNameOf } from './tours/slots.ts';
import { withArticle } from './world/articles.ts';

/** Specification §3: 1 natural person, 2 individual entrepreneur, 3 legal entity; the sale model is the marketplace's. */
const MARKETPLACE = 1;

/** of the firm, and of the account that is logged in for it */
export const faceOf = ({ person, female }: OrganizerEntry['firm']) =>
  portraitPicture(faceSeedOf(person), person, female);

/** An organizer's public face: about, quote, checks and response time. */
export function describeOrganizer(
  { id, firm, country, countryPlace, home: region }: OrganizerEntry,
  seed: string,
  today: string,
): Row<'organizers'> {
  const random = createRandom(`${seed}|organizer|${id}`);
  const known = KNOWN_ORGANIZERS[firm.name];
  const year = Number(today.slice(0, 4));
  const since = known?.since ?? random.int(year - 9, year - 1);
  const slots: Slots = {
    firm: firm.name,
    person: firm.person,
    first: firstNameOf(firm.person, country.iso),
    city: firm.city,
    region: region.name,
    theRegion: withArticle(region.name),
    trail: region.trail,
    base: region.base,
    dish: elementAt(region.table.split(', '), 0),
    guides: inWords(random.int(2, 9)),
    years: inWords(random.int(6, 19)),
    started: random.int(since - 8, since),
    group: inWords(random.pick([6, 8, 10])),
    She: firm.female ? 'She' : 'He',
    her: firm.female ? 'her' : 'his',
  };
  const land = region.land;
  return {
    id,
    name: firm.name,
    person: firm.person,
    avatar: faceOf(firm),
    cover: picture({
      seed: `org_${id}`,
      biome: land,
      ratio: 'wide',
      mood: random.pick(['morning', 'golden', 'dusk', 'noon']),
    }),
    country_id: countryPlace.id,
    city: firm.city,
    about: known?.about ?? aboutOf(random, slots),
    quote: known?.quote ?? fill(elementAt(QUOTES, id % QUOTES.length), slots),
    since,
    languages: [...new Set([...country.languages.slice(0, 2), 'en'])],
    sale_model: MARKETPLACE,
    legal_type: random.pick([1, 2, 2, 3, 3, 3]),
    flags: known?.flags ?? flagsOf(random, year, country.iso),
    is_verified: known !== undefined || !random.chance(0.06),
    reviews_count: 0,
    tours_count: 0,
    rating: null,
  };
}

/** who they are in one paragraph, how they work in another */
function aboutOf(random: Random, slots: Slots): string {
  const sentences = ORGANIZER_SENTENCES.map((list) => capital(fill(random.pick(list), slots)));
  const paragraphs = [sentences.slice(0, -1).join(' '), ...sentences.slice(-1)];
  return paragraphs.map((text) => `<p>${text.replaceAll('&', '&amp;')}</p>`).join('');
}

function flagsOf(random: Random, year: number, iso: string): string[] {
  const flags = [
    `Identity checked, ${random.int(year - 3, year)}`,
    `Guide licence ${iso}-${String(random.int(120, 980)).padStart(4, '0')}, valid to ${year + random.int(1, 3)}`,
  ];
  if (random.chance(0.8)) flags.push(`Liability insurance €${random.pick(['250,000', '500,000', '1,000,000'])}`);
  if (random.chance(0.7)) flags.push(`First-aid certificate, ${year}`);
  if (random.chance(0.6)) flags.push('Bank account verified');
  return flags;
}
