import type { PhrasePart, PhraseReading } from '@cairn/shared-contracts/api/phrase.schema';
import { listingHref, serializeFilter } from '@cairn/shared-contracts/domain/filter-address';
import { parseFilter } from '@cairn/shared-contracts/domain/filter-params';
import type { SearchFilter } from '@cairn/shared-contracts/domain/search-filter';
import { AGES_PARAM, PARTY_PARAM } from './party.ts';
import { LEFT_PARAM } from './sentence-param.ts';

/** Parameters that say where: a sentence that says it takes all of them over. */
const WHERE = [
  'slug',
  'placeName',
  'lat',
  'lng',
  'radius',
  'continent',
  'countries',
  'regions',
  'cities',
  'showplace',
  'waterObject',
] as const;
/** of two bounds a sentence may say one: the other one is gone then, too */
const PAIRS = [
  ['dateFrom', 'dateTo'],
  ['priceMin', 'priceMax'],
  ['pricePerDayMin', 'pricePerDayMax'],
  ['daysMin', 'daysMax'],
] as const;

/** The parameters of all parts; those that several parts have are lists. */
export function parametersOf(parts: readonly PhrasePart[]): Record<string, string> {
  const merged: Record<string, string> = {};
  for (const [key, value] of parts.flatMap(({ filter }) => Object.entries(filter))) {
    merged[key] = merged[key] === undefined ? value : `${merged[key]},${value}`;
  }
  return merged;
}

/** A filter with what a sentence says in it, from page 1 on. */
export function withPhrase(base: Partial<SearchFilter>, parts: readonly PhrasePart[]): SearchFilter {
  const said = parametersOf(parts);
  const rest: Record<string, string | undefined> = { ...serializeFilter(base), page: undefined };
  for (const group of [WHERE, ...PAIRS]) {
    if (group.some((key) => key in said)) for (const key of group) rest[key] = undefined;
  }
  return parseFilter({ ...rest, ...said });
}

/** Who goes, as a sentence says it; undefined where it says nothing of them. */
export function partyIn(parts: readonly PhrasePart[]): { people: number; ages: readonly number[] } | undefined {
  const { [PARTY_PARAM]: people } = parametersOf(parts);
  return people ? { people: Number(people), ages: parts.flatMap(({ party }) => party?.ages ?? []) } : undefined;
}

/** The listing that a sentence asks for. @param base what is searched before it, or was chosen beside it */
export function phraseHref(
  { parts, left }: PhraseReading,
  base: Partial<SearchFilter> = {},
  extras: URLSearchParams = new URLSearchParams(),
): string {
  const href = listingHref(withPhrase(base, parts));
  const query = new URLSearchParams(extras);
  const party = partyIn(parts);
  if (party) {
    query.set(PARTY_PARAM, String(party.people));
    query.delete(AGES_PARAM);
    if (party.ages.length > 0) query.set(AGES_PARAM, party.ages.join(','));
  }
  if (left.length > 0) query.set(LEFT_PARAM, left.join(' '));
  const text = query.toString().replaceAll('%2C', ',');
  return text ? `${href}${href.includes('?') ? '&' : '?'}${text}` : href;
}
