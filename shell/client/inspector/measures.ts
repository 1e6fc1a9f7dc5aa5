import type { Part } from '../experiments/part-refs.ts';

/** what Resource Timing tells of a file */
export interface FileTiming {
  name: string;
  startTime: number;
  responseEnd: number;
  /** bytes on the wire; 0 where the browser does not tell */
  encodedBodySize: number;
  /** the same with headers; 0 where it came from the browser's cache */
  transferSize?: number;
}

export interface Measures {
  /** milliseconds that something of its code was on its way; undefined: none was asked for */
  loadMs?: number;
  /** milliseconds until its parts stood there, once its code and the shell's were ready */
  renderMs?: number;
  bytes: number;
}

export const CODE = /\.(m?js|css)(\?|$)/;

/** files that came side by side are not waited for twice, and what was asked for later did not hold up what came before */
function underWay(files: readonly FileTiming[]): number {
  let [total, until] = [0, 0];
  for (const { startTime, responseEnd } of [...files].sort((one, other) => one.startTime - other.startTime)) {
    total += Math.max(0, responseEnd - Math.max(startTime, until));
    until = Math.max(until, responseEnd);
  }
  return total;
}

/**
 * How long a remote's code took, how long its parts, and how much came for it.
 * @param base - where its files are
 * @param ready - when the shell began to take the page over
 */
export function measuresOf(
  base: string | undefined,
  parts: readonly Pick<Part, 'since'>[],
  files: readonly FileTiming[],
  ready: number,
): Measures {
  const own = base ? files.filter(({ name }) => name.startsWith(base) && CODE.test(name)) : [];
  const bytes = own.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  const end = Math.max(...own.map(({ responseEnd }) => responseEnd));
  const loadMs = own.length ? underWay(own) : undefined;
  const first = Math.min(...parts.map(({ since }) => since));
  // a part that came with a later navigation was not waited for since the page began
  const from = Math.max(ready, own.length && end < first ? end : 0);
  const renderMs = parts.length ? Math.max(0, first - from) : undefined;
  return { ...(loadMs === undefined ? {} : { loadMs }), ...(renderMs === undefined ? {} : { renderMs }), bytes };
}

/** 'mf-tour' → where its files are, of 'https://…/cdn/remotes/mf-tour/1.0.0/browser/a.js'; several where it was seen in two versions */
export function basesIn(files: readonly Pick<FileTiming, 'name'>[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const { name } of files) {
    const [base, remote] = /^.*\/remotes\/(mf-[a-z0-9-]+)\/[^/]+\//.exec(name) ?? [];
    if (base && remote) found.set(remote, base);
  }
  return found;
}

/** whose code an error came out of, by its stack or file */
export const remoteIn = (text: string): string | undefined => /\/remotes\/(mf-[a-z0-9-]+)\//.exec(text)?.[1];
