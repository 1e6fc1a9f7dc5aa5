import type { ConsoleMessage } from '@playwright/test';

/** a path of the site, with its query, exactly; a pattern where it carries a hash or an id of this run */
type Address = string | RegExp;

/** What the console says although all is well: each test names its own, as exactly as they can be told. */
export type Complaint =
  /** the browser's line of an answer that is an error */
  | { status: number; at: Address }
  /** the browser's line of a request without an answer */
  | { failure: `net::ERR_${string}`; at: Address }
  /** anything else, ours or the browser's */
  | { text: RegExp };

const RESOURCE = /^Failed to load resource: (?:the server responded with a status of (\d+)|(net::ERR_\w+))/;

const pathOf = (url: string): string => {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  return parsed ? parsed.pathname + parsed.search : url;
};

const fits = (expected: Address, path: string): boolean =>
  typeof expected === 'string' ? expected === path : expected.test(path);

/** One line of the console, and where it speaks of. */
export interface Said {
  text: string;
  /** of the resource that failed, or of the script that spoke */
  url: string;
}

/** advice on drawing, where there is no graphics card */
const NO_COMPLAINT = /GL Driver Message \(OpenGL, Performance,/;

export const saidBy = (message: ConsoleMessage): Said => ({ text: message.text(), url: message.location().url });

export function isExpected({ text, url }: Said, expected: readonly Complaint[]): boolean {
  if (NO_COMPLAINT.test(text)) return true;
  const [, status, failure] = RESOURCE.exec(text) ?? [];
  return expected.some((complaint) => {
    if ('text' in complaint) return !status && !failure && complaint.text.test(text);
    const isKind = 'status' in complaint ? Number(status) === complaint.status : failure === complaint.failure;
    return isKind && fits(complaint.at, pathOf(url));
  });
}

/** for people: which line, about what */
export const told = ({ text, url }: Said): string => `${text} (${pathOf(url)})`;
