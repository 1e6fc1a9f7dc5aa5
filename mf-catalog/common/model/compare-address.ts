import { partyOf, USUAL_PARTY } from './party.ts';

/** how many tours stand side by side */
export const COMPARED_MIN = 2;
export const COMPARED_MAX = 4;

/** What the address of a comparison says: /compare/12-34-56?people=3&dateFrom=2027-07-03&dateTo=2027-07-18 */
export interface Compared {
  /** different ones, in the order of the columns */
  ids: readonly number[];
  people: number;
  /** calendar dates between which the party is free; null: any */
  free: { from: string; to: string } | null;
  /** id of the place where those who were sent it vote; null before it is sent */
  votes: string | null;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const isUuid = (text: string): boolean => UUID.test(text);
const DATE = /^\d{4}-\d{2}-\d{2}$/;
const isDate = (text: string | null): text is string =>
  text !== null && DATE.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));

/** the tours of a path; what is no number of a tour is passed over */
export function comparedIds(path: string): number[] {
  const ids = path.split('-').filter((id) => /^[1-9]\d{0,8}$/.test(id));
  return [...new Set(ids.map(Number))].slice(0, COMPARED_MAX);
}

/** @param path what stands behind /compare/ */
export function comparedOf(path: string, query: URLSearchParams): Compared {
  const [from, to] = [query.get('dateFrom'), query.get('dateTo')];
  return {
    ids: comparedIds(path),
    people: partyOf(query),
    votes: isUuid(query.get('votes') ?? '') ? query.get('votes') : null,
    free: isDate(from) && isDate(to) && from <= to ? { from, to } : null,
  };
}

/** The address of a comparison, as short as it can be. */
export function compareHref({ ids, people, free, votes }: Compared): string {
  const query = new URLSearchParams();
  if (people !== USUAL_PARTY) query.set('people', String(people));
  if (free) {
    query.set('dateFrom', free.from);
    query.set('dateTo', free.to);
  }
  if (votes) query.set('votes', votes);
  const text = query.toString();
  return `/compare/${ids.join('-')}${text ? `?${text}` : ''}`;
}
