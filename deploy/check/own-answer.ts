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

/** Whether the api knows nothing of that: what was asked for by a fragment whose props were made up is no fault of its version. */
export const isUnknownToApi = (complaint: string): boolean =>
  /^Failed to load resource: the server responded with a status of 404 .*: \/api\//.test(complaint);
