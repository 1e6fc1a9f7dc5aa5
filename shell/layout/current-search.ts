export interface CurrentSearch {
  /** undefined: anywhere */
  place: { slug: string; name: string } | undefined;
  dates: { start: string; end: string } | undefined;
  /** undefined: nobody has said */
  people: number | undefined;
}

const DATE = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const MAX_PEOPLE = 16;

const dateOf = (text: string | null): string | undefined => (text && DATE.test(text) ? text : undefined);

/** 'new-zealand' → 'New Zealand', where the page does not say what the place is called */
const placeOf = (slug: string | undefined, named: string | undefined): CurrentSearch['place'] => {
  const last = slug?.split('/').at(-1);
  if (!slug || !last || last === 'tours') return undefined;
  if (named) return { slug, name: named };
  const name = last.replace(
    /(^|-)(\p{L}?)/gu,
    (_match, dash: string, letter: string) => (dash && ' ') + letter.toUpperCase(),
  );
  return { slug, name };
};

/**
 * What somebody is searching, as the address of a listing says it.
 * @param placeName what the page calls its place
 */
export function currentSearch(slug: string | undefined, query: URLSearchParams, placeName?: string): CurrentSearch {
  const [start, end] = [dateOf(query.get('dateFrom')), dateOf(query.get('dateTo'))];
  const people = Number(query.get('people'));
  return {
    place: placeOf(slug, placeName),
    dates: start && end && start <= end ? { start, end } : undefined,
    people: Number.isInteger(people) && people >= 1 && people <= MAX_PEOPLE ? people : undefined,
  };
}
