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

/** 'new-zealand' → 'New Zealand': the header knows a place by its address alone */
const placeOf = (slug: string | undefined): CurrentSearch['place'] => {
  const last = slug?.split('/').at(-1);
  if (!slug || !last || last === 'tours') return undefined;
  const name = last.replace(
    /(^|-)(\p{L}?)/gu,
    (_match, dash: string, letter: string) => (dash && ' ') + letter.toUpperCase(),
  );
  return { slug, name };
};

/** What somebody is searching, as the address of a listing says it. */
export function currentSearch(slug: string | undefined, query: URLSearchParams): CurrentSearch {
  const [start, end] = [dateOf(query.get('dateFrom')), dateOf(query.get('dateTo'))];
  const people = Number(query.get('people'));
  return {
    place: placeOf(slug),
    dates: start && end && start <= end ? { start, end } : undefined,
    people: Number.isInteger(people) && people >= 1 && people <= MAX_PEOPLE ? people : undefined,
  };
}
