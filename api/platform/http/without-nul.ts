import { ApiError } from '../errors.ts';

/** levels that no call has, by far: what is deeper was made to exhaust whoever walks it */
const DEEPEST = 64;

/**
 * PostgreSQL's text cannot hold the character U+0000: it is dropped from whatever comes in.
 * @throws ApiError 400 malformed_request for lists and objects that lie in one another without end
 */
export function withoutNul(value: unknown, depth = 0): unknown {
  if (depth > DEEPEST) throw new ApiError(400, 'malformed_request');
  if (typeof value === 'string') return value.includes('\0') ? value.replaceAll('\0', '') : value;
  if (Array.isArray(value)) return value.map((inner) => withoutNul(inner, depth + 1));
  if (typeof value === 'object' && value !== null && !Buffer.isBuffer(value)) {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutNul(inner, depth + 1)]));
  }
  return value;
}
