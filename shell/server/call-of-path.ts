import { ALL_CALLS } from '@cairn/shared-contracts/api/all-calls';
import type { CallDefinition } from '@cairn/shared-contracts/api/define-call';

const CALLS: ReadonlyMap<string, CallDefinition> = new Map(ALL_CALLS.map((call) => [call.path, call]));

/** what the api's own table of calls has at this very path, which no two calls share */
export const callOf = (path: string): CallDefinition | undefined => CALLS.get(path);

/** segments of plain letters: nothing that a server on the way could read in another way */
const PLAIN = /^(?:\/[\w~-][\w.~-]*)+$/;

/**
 * The path of an address under `/api` as the api will read it, without its query; undefined for what two servers may read differently:
 * percent signs, doubled and trailing slashes, dots, a call in capitals. The proxy decides by the path, so there is one spelling only.
 */
export function apiPath(url: string): string | undefined {
  const [path = ''] = url.split('?', 1);
  if (!path.startsWith('/api/')) return undefined;
  const asked = path.slice('/api'.length);
  if (!PLAIN.test(asked)) return undefined;
  return !callOf(asked) && callOf(asked.toLowerCase()) ? undefined : asked;
}

/** dots and slashes in percent signs, backslashes, nothing between slashes */
const AMBIGUOUS = /%(?:2e|2f|5c|00)|\\|\/\/|#/i;

/** The path of a file that the site hands on under its own name; undefined as above. File names may have percent signs. */
export function filePath(url: string): string | undefined {
  const [path = ''] = url.split('?', 1);
  return AMBIGUOUS.test(path) || new URL(path, 'http://inside.invalid').pathname !== path ? undefined : path;
}

/** files that are their owner's alone: the api knows nobody without the session (api/modules/uploads) */
const OWNED_FILE = /^\/media\/(?:file|video|voice)-upload\//;

/** Whose answer depends on who asks. Everything else goes out without a token, whatever becomes of the session. */
export const isPersonal = (path: string): boolean => callOf(path)?.auth !== undefined || OWNED_FILE.test(path);
