import type { Result } from 'lighthouse';
import lighthouse from 'lighthouse';
import { type Audit, CATEGORIES, METRICS, type Metric } from './scores.ts';

/** longest list of elements that a fault names */
const ELEMENTS_NAMED = 3;

/** the elements that an audit complains of, as far as it names any */
function elementsOf({ details }: Result['audits'][string]): string {
  if (details?.type !== 'table' && details?.type !== 'opportunity') return '';
  const snippets = details.items.flatMap(({ node }) =>
    typeof node === 'object' && node !== null && 'snippet' in node ? [String(node.snippet)] : [],
  );
  return snippets.slice(0, ELEMENTS_NAMED).join(' ');
}

function faultsOf({ categories, audits }: Result): string[] {
  const refs = CATEGORIES.filter((category) => category !== 'performance').flatMap(
    (category) => categories[category]?.auditRefs ?? [],
  );
  return refs.flatMap(({ id, weight }) => {
    const audit = audits[id];
    if (!audit || weight === 0 || audit.score === null || audit.score >= 1) return [];
    return [`${id}: ${elementsOf(audit) || (audit.displayValue ?? audit.title)}`];
  });
}

/**
 * One visit by Lighthouse's own rules for a phone: slow 4G and a processor four times slower, both simulated from the trace.
 * @param debuggingPort of a running Chromium
 * @throws when the page could not be measured at all
 */
export async function audit(url: string, debuggingPort: number): Promise<Audit> {
  const run = await lighthouse(url, {
    port: debuggingPort,
    logLevel: 'error',
    output: 'json',
    onlyCategories: [...CATEGORIES],
  });
  if (!run) throw new Error(`Lighthouse has no result for ${url}`);
  const { lhr } = run;
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  const scores = CATEGORIES.map((category) => [category, Math.round((lhr.categories[category]?.score ?? 0) * 100)]);
  const metrics = Object.keys(METRICS).map((metric) => [metric, lhr.audits[metric]?.numericValue ?? Number.NaN]);
  return {
    // every key is given
    scores: Object.fromEntries(scores) as Audit['scores'],
    metrics: Object.fromEntries(metrics) as Record<Metric, number>,
    faults: faultsOf(lhr),
    benchmarkIndex: lhr.environment.benchmarkIndex,
  };
}
