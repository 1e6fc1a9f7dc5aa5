import type { Facets, ToursPage } from '@cairn/shared-contracts/api/tours.schema';

/** What a listing's own answer says of its place: the questions that people ask, answered by numbers of today. */
export type ListingFact =
  | { kind: 'price'; count: number /** whole units */; from: number; currency: string }
  | { kind: 'season' /** calendar months 1 to 12, in the year's order */; months: number[] }
  | { kind: 'difficulty'; levels: { level: string; count: number }[] }
  | { kind: 'children'; age: number; count: number }
  | { kind: 'languages'; codes: string[] }
  | { kind: 'length'; short: number; week: number; long: number };

/** a month belongs to the season when it has at least so much of the best month's tours */
const IN_SEASON = 0.7;
const LANGUAGES = 4;

function season(dates: Facets['dates']): number[] {
  const byMonth = new Map<number, number>();
  for (const { value, count } of dates) {
    const month = Number(value.slice(5, 7));
    // the same month of two years: tours that leave in either
    byMonth.set(month, Math.max(byMonth.get(month) ?? 0, count));
  }
  const most = Math.max(0, ...byMonth.values());
  return [...byMonth]
    .filter(([, count]) => count > 0 && count >= most * IN_SEASON)
    .map(([month]) => month)
    .sort((a, b) => a - b);
}

/** The youngest child that any tour takes, and how many tours do. */
function youngest(ages: Facets['age'] = []) {
  return ages.find(({ count }) => count > 0);
}

/** Facts of a listing that nothing narrows; what the data does not say is left out. */
export function listingFacts({ total, filters }: Pick<ToursPage, 'total' | 'filters'>): ListingFact[] {
  if (!filters || total === 0) return [];
  const facts: ListingFact[] = [];
  const { price, dates, difficulty, duration, languages, age } = filters;
  if (price.min > 0) facts.push({ kind: 'price', count: total, from: price.min, currency: price.currency });
  const months = season(dates);
  // all the year round is no season
  if (months.length > 0 && months.length < 12) facts.push({ kind: 'season', months });
  const levels = difficulty.flatMap(({ value, count }) => (count > 0 ? [{ level: value, count }] : []));
  if (levels.length > 0) facts.push({ kind: 'difficulty', levels });
  const days = (id: string) => duration.find(({ value }) => value === id)?.count ?? 0;
  const [short, week, long] = [days('1-3'), days('4-7'), days('8-14') + days('15-20')];
  if (short + week + long > 0) facts.push({ kind: 'length', short, week, long });
  const child = youngest(age);
  if (child) facts.push({ kind: 'children', age: Number(child.value), count: child.count });
  const codes = languages.filter(({ count }) => count > 0).slice(0, LANGUAGES);
  if (codes.length > 0) facts.push({ kind: 'languages', codes: codes.map(({ value }) => value) });
  return facts;
}
