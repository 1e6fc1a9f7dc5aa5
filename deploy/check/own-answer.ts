import type { Said } from '../e2e/complaints.ts';

/** Chromium's line of an answer that is an error */
const STATUS = /^Failed to load resource: the server responded with a status of \d+/;

/**
 * Whether this is the browser's line of the page's own answer: an address that needs more than its path answers 404 to whoever comes
 * without. What it answers is looked at by itself.
 */
export const isOwnAnswer = ({ text, url }: Said, page: string): boolean => STATUS.test(text) && url === page;
