import type { Circumstances } from '../circumstances.ts';
import { percentile } from '../search/percentiles.ts';

/** milliseconds of each edit, from the written file on */
export interface Edits {
  what: string;
  /** in so many milliseconds the open page is to show it */
  target: number;
  /** until the open page shows it */
  browser: readonly number[];
  /** until the server's HTML has it, where the edit is one that shows there */
  server: readonly number[];
  /** the page was loaded anew by so many of them */
  reloads: number;
}

const quantile = (values: readonly number[], share: number): number =>
  percentile(
    values.toSorted((a, b) => a - b),
    share,
  );

const pair = (values: readonly number[]): string =>
  values.length === 0 ? '| – | –' : `| ${Math.round(quantile(values, 0.5))} | ${Math.round(quantile(values, 0.95))}`;

const within = ({ browser, target }: Edits): string =>
  `${browser.filter((time) => time < target).length} of ${browser.length}`;

export const markdown = (
  edits: readonly Edits[],
  { date, command, machine, versions, notes }: Circumstances,
): string => `# Development benchmark

${date} · \`${command}\` · ${edits[0]?.browser.length ?? 0} edits of each kind

${machine}. ${versions}.

${notes.join('\n\n')}

One remote, mf-tour, from the working tree, a tour's page open in Chromium. Each edit writes a file and waits until the page shows it,
with the page's own mark as a sign that it was not loaded anew; then until the server's HTML has it. Milliseconds from the written file on.
A changed line is to be in the page in less than 300 ms, a changed loader or contract in less than a second. A contract, here one address
more, is taken over by loading the page anew.

| edit | target | within it | page, median | page, p95 | server, median | server, p95 | pages loaded anew |
|---|--:|--:|--:|--:|--:|--:|--:|
${edits
  .map((one) => {
    const { what, target, browser, server, reloads } = one;
    return `| ${what} | < ${target} | ${within(one)} ${pair(browser)} ${pair(server)} | ${reloads} |`;
  })
  .join('\n')}
`;
