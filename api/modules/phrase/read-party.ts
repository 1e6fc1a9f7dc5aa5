import { GROUP_SIZES } from '../tours/search/tour-search.ts';
import type { Parts } from './part.ts';
import type { Reading } from './reading.ts';
import { AT_MOST, AT_MOST_BEHIND, DAYS, NIGHTS, NUMBER, numberOf, WEEKS, YEARS_OLD } from './words/numbers.ts';
import { ADULTS, AGED, ALONE, AND, COUPLE, FAMILY, GROUP, KIDS, PEOPLE, SMALL_GROUP, TOGETHER } from './words/party.ts';

/** who is taken for granted where a sentence says only that children come */
const USUAL_ADULTS = 2;
const USUAL_AGE = 10;
/** as the filter has it */
const OLDEST_CHILD = 17;
const PARTY_MAX = 16;

const isChild = (age: number): boolean => age >= 1 && age <= OLDEST_CHILD;

/** Who goes, and in a group of which size. */
export function readParty(reading: Reading, parts: Parts): void {
  readGroup(reading, parts);
  const n = `(${NUMBER})`;
  const ages: number[] = [];
  let [kids, adults, people]: (number | undefined)[] = [];
  const takeAges = (text: string) => {
    const found = (text.match(/\d{1,2}/g) ?? []).map(Number);
    if (found.length === 0 || !found.every(isChild)) return false;
    ages.push(...found);
    return true;
  };

  const notOther = `(?!\\d)(?!\\s*-?\\s*(?:${DAYS}|${WEEKS}|${PEOPLE}|[€$₽¥£]))`;
  const list = `\\d{1,2}(?:\\s*${YEARS_OLD})?(?:\\s*${AND}\\s*\\d{1,2}(?!\\d))*`;
  // "2 kids aged 5 and 9", "Kinder (6, 9)", "孩子5岁和9岁"
  reading.take(
    `(?:${n}\\s*个?)?${KIDS}\\s*(?:${AGED}\\s*){0,2}(${list}${notOther}(?:[\\s-]*${YEARS_OLD})?)\\)?`,
    ([count, said]) => {
      if (!takeAges(said ?? '')) return false;
      if (count) kids = numberOf(count);
      return true;
    },
  );
  // "5- and 9-year-olds", "10-летним ребёнком"
  reading.take(
    `(?:${n}\\s*(?=\\d))?((?:\\d{1,2}-?\\s*${AND}\\s*)*\\d{1,2}[\\s-]*${YEARS_OLD})(?:\\s*(?:大的?)?\\s*${KIDS})?`,
    ([, said]) => takeAges(said ?? ''),
  );
  reading.take(`${n}\\s*个?${KIDS}`, ([count]) => {
    kids = numberOf(count);
    return true;
  });
  reading.take(`${n}\\s*${ADULTS}`, ([count]) => {
    adults = numberOf(count);
    return true;
  });
  const isCouple = reading.take(COUPLE);
  if (isCouple) adults ??= USUAL_ADULTS;
  for (const [words, count] of TOGETHER) {
    if (reading.take(words)) people ??= count;
  }
  const total = ([a, b, c]: readonly (string | undefined)[]) => {
    people = numberOf(a ?? b ?? c);
    return people <= PARTY_MAX;
  };
  let isFamily = reading.take(
    `(?:a )?${FAMILY}\\s*(?:of|mit|из|von)?\\s*${n}(?:\\s*${PEOPLE})?|一家${n}口|${n}口之家`,
    total,
  );
  reading.take(`(?:party of|group of|there are|we are|wir sind|нас)\\s*${n}(?:\\s*${PEOPLE})?`, total);
  reading.take(`(?:for )?${n}\\s*(?:${PEOPLE}|of us)`, total);
  // "nepal in october for 3": nothing is counted behind the number
  reading.take(`(?:for|fur|для)\\s*${n}(?=\\s*(?:$|[;,.!?]))`, total);
  isFamily = reading.take(FAMILY) || isFamily;
  const hasKids = reading.take(KIDS) || kids !== undefined || ages.length > 0 || isFamily;
  const isAlone = !hasKids && people === undefined && adults === undefined && reading.take(ALONE);
  if (isAlone) adults = 1;
  if (!hasKids && people === undefined && adults === undefined) return;

  const isGuess = hasKids && (ages.length === 0 || (adults === undefined && people === undefined));
  const others = ages.length || kids || 1;
  const missing = hasKids ? Math.max(kids ?? 0, ages.length, 1) - ages.length : 0;
  const all = [...ages, ...Array.from({ length: missing }, () => USUAL_AGE)].sort((a, b) => a - b);
  const grown = hasKids
    ? (adults ?? Math.max(1, (people ?? USUAL_ADULTS + others) - all.length))
    : (adults ?? people ?? 0);
  const youngest = all[0];
  parts.add({
    id: 'party',
    filter: { people: String(grown + all.length), ...(youngest ? { minAge: String(youngest) } : {}) },
    party: { adults: grown, ages: all },
    isGuess,
  });
}

/** Groups are searched by the sizes of the filter: the largest that is not above what was said. */
function readGroup(reading: Reading, parts: Parts): void {
  const set = (people: number) => {
    const fitting = GROUP_SIZES.filter((size) => size <= Math.max(people, GROUP_SIZES[0] ?? 1)).length;
    return parts.add({ id: 'group', filter: { maxGroupSize: String(fitting) } });
  };
  const n = '(\\d{1,2})';
  // "small group, max 6" is one wish: the number says how small
  const most = `${AT_MOST}\\s*${n}(?!\\s*-?\\s*(?:${DAYS}|${NIGHTS}|${WEEKS}))(?:\\s*${PEOPLE})?`;
  reading.take(`(?:${SMALL_GROUP}|${GROUP})[\\s,]*(?:size )?(?:of|von|mit)?\\s*${most}`, ([count]) =>
    set(Number(count)),
  );
  reading.take(`${AT_MOST}\\s*${n}\\s*${PEOPLE}|${n}\\s*人${AT_MOST_BEHIND}(?:的?小?团)?`, ([a, b]) =>
    set(Number(a ?? b)),
  );
  reading.take(SMALL_GROUP, () => set(GROUP_SIZES[1] ?? 8));
}
