import { ALL_CALLS } from '@cairn/shared-contracts/api/all-calls';
import { ERROR_STATUS } from '@cairn/shared-contracts/api/error-codes';
import type { Said } from '../e2e/complaints.ts';

/** Chromium's line of an answer that is an error */
const STATUS = /^Failed to load resource: the server responded with a status of \d+/;

/**
 * Whether this is the browser's line of the page's own answer: an address that needs more than its path answers 404 to whoever comes
 * without. What it answers is looked at by itself.
 */
export const isOwnAnswer = ({ text, url }: Said, page: string): boolean => STATUS.test(text) && url === page;

/** as it is told: the browser's own line does not say what it asked for */
export const told = ({ text, url }: Said): string =>
  STATUS.test(text) && URL.canParse(url) ? `${text}: ${new URL(url).pathname}` : text;

/** calls that answer 404 where there is nothing of what they were asked for */
const LOOKUPS: ReadonlySet<string> = new Set(
  ALL_CALLS.filter(({ errors }) => errors?.some((code) => ERROR_STATUS[code] === 404)).map(({ path }) => path),
);

/**
 * Whether the api knows nothing of what it was asked for: where a fragment's props were made up, that is no fault of its version. A call
 * that there is not, or one that always has an answer, is.
 */
export function isUnknownToApi(complaint: string): boolean {
  const [, path] =
    /^Failed to load resource: the server responded with a status of 404 .*: \/api(\/\S+)$/.exec(complaint) ?? [];
  return path !== undefined && LOOKUPS.has(path);
}
