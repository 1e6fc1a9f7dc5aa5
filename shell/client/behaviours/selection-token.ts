/** specification §2: read on any page, stored, then taken out of the address */
const PARAM = 'tour-selection-token';
/** the first dash-separated segment is the request's id (specification §3) */
const SHAPE = /^\d+-[\w-]{1,200}$/;

export interface Cleaned {
  /** path, query and hash without the token; all else as it was, letter by letter */
  address: string;
  /** undefined when there was none that could be one */
  token: string | undefined;
}

const nameOf = (pair: string): string => pair.split('=', 1)[0] ?? '';

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
};

/**
 * Takes the tour-selection token out of an address of the site.
 * @returns undefined when the address has none
 */
export function withoutSelectionToken(address: string): Cleaned | undefined {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? [];
  const pairs = query.slice(1).split('&');
  const others = pairs.filter((pair) => decoded(nameOf(pair)) !== PARAM);
  if (others.length === pairs.length) return undefined;
  const ours = pairs.find((pair) => decoded(nameOf(pair)) === PARAM) ?? '';
  const value = decoded(ours.slice(nameOf(ours).length + 1));
  return {
    address: path + (others.length > 0 ? `?${others.join('&')}` : '') + hash,
    token: SHAPE.test(value) ? value : undefined,
  };
}
