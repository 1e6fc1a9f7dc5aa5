export interface CurrentSearch {
  /** undefined: anywhere */
  place: { slug: string; name: string } | undefined;
  dates: { start: string; end: string } | undefined;
  /** undefined: nobody has said */
  people: number | undefined;
  /** of the children among them; undefined: none are named */
  ages?: readonly number[];
}

const DATE = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const MAX_PEOPLE = 16;

/** whom an address means that names nobody */
const USUAL_PEOPLE = 2;
/** somebody grown up is with them */
function agesOf(text: string | null, people: number): Pick<CurrentSearch, 'ages'> {
  const ages = (text ?? '').split(',').flatMap((age) => (/^([1-9]|1[0-7])$/.test(age) ? Number(age) : []));
  const children = ages.slice(0, people - 1);
  return children.length > 0 ? { ages: children } : {};
}

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
  const asked = Number(query.get('people'));
  const people = Number.isInteger(asked) && asked >= 1 && asked <= MAX_PEOPLE ? asked : undefined;
  return {
    place: placeOf(slug, placeName),
    dates: start && end && start <= end ? { start, end } : undefined,
    people,
    ...agesOf(query.get('ages'), people ?? USUAL_PEOPLE),
  };
}
