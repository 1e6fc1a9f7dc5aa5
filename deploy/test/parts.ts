import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** spec file → how many seconds its tests took */
export type Seconds = Readonly<Record<string, number>>;

const RECORD = join(import.meta.dirname, 'spec-seconds.json');

export const specsIn = (folder: string): string[] => globSync('*.spec.ts', { cwd: folder }).sort();

/** what `npm test -- --record` measured last */
export const recordedSeconds = (): Seconds => JSON.parse(readFileSync(RECORD, 'utf8'));

/** What a file counts that was never measured: the mean of the others. */
function weigher(seconds: Seconds): (file: string) => number {
  const known = Object.values(seconds);
  const mean = known.length > 0 ? known.reduce((sum, one) => sum + one, 0) / known.length : 1;
  return (file) => seconds[file] ?? mean;
}

/** What is left of each file, of which a share is run. */
export function secondsOfShares(shares: Readonly<Record<string, number>>, seconds: Seconds): Seconds {
  const weight = weigher(seconds);
  return Object.fromEntries(Object.entries(shares).map(([file, share]) => [file, share * weight(file)]));
}

/**
 * Divides the files so that the parts take about as long: the longest first, each to the part that has least to do.
 */
export function partsOf(files: readonly string[], seconds: Seconds, count: number): string[][] {
  const weight = weigher(seconds);
  const parts = Array.from({ length: count }, () => ({ files: [] as string[], seconds: 0 }));
  for (const file of files.toSorted((a, b) => weight(b) - weight(a))) {
    const least = parts.reduce((best, part) => (part.seconds < best.seconds ? part : best));
    least.files.push(file);
    least.seconds += weight(file);
  }
  return parts.map((part) => part.files.sort());
}

/** as Playwright's JSON reporter writes it */
interface Reported {
  specs?: { file: string; tests: { results: { duration: number }[] }[] }[];
  suites?: Reported[];
}

/** How long each file took, by a report of Playwright. */
export function secondsOf({ specs = [], suites = [] }: Reported): Seconds {
  const seconds: Record<string, number> = {};
  const add = (file: string, more: number) => {
    seconds[file] = (seconds[file] ?? 0) + more;
  };
  for (const { file, tests } of specs)
    for (const { duration } of tests.flatMap(({ results }) => results)) add(file, duration / 1000);
  for (const suite of suites) for (const [file, more] of Object.entries(secondsOf(suite))) add(file, more);
  return seconds;
}

/** Writes down what the reports in the folder say; the next runs divide the files by it. */
export function recordSeconds(reports: string): void {
  const measured = globSync('playwright*.json', { cwd: reports }).map((report) =>
    secondsOf(JSON.parse(readFileSync(join(reports, report), 'utf8'))),
  );
  const all = Object.entries(Object.assign({}, ...measured) as Seconds).map(([file, one]) => [file, Math.round(one)]);
  writeFileSync(RECORD, `${JSON.stringify(Object.fromEntries(all.sort()), undefined, 2)}\n`);
}
