import type { ExperimentReport, VariantReport } from '@cairn/shared-contracts/api/experiments.schema';
import { sampleRatioP } from './statistics.ts';

export type Checked = ExperimentReport['checks'];
type State = Checked['lcp']['state'];

/** a split this uneven is no chance: such a bound is right for looks at each day, too */
const LEAST_P = 0.001;
/** of the visitors: more with an error than the baseline has */
const ERRORS_MORE = 0.002;
/** of a variant's visitors: got another version */
const FALLEN_MOST = 0.01;
const LCP_MORE_MS = 100;
/** visitors of a variant before a share of them says something */
const LEAST = 100;

type Counts = Pick<VariantReport, 'visitors' | 'weight' | 'errors' | 'fallen' | 'vitals'>;

const worst = (states: readonly State[]): State =>
  states.includes('fail') ? 'fail' : states.includes('open') ? 'open' : 'pass';

function errorState(baseline: Counts, { visitors, errors }: Counts): State {
  if (visitors < LEAST || baseline.visitors < LEAST) return 'open';
  const [share, before] = [errors / visitors, baseline.errors / baseline.visitors];
  const both = (errors + baseline.errors) / (visitors + baseline.visitors);
  const deviation = Math.sqrt(both * (1 - both) * (1 / visitors + 1 / baseline.visitors));
  // beyond the bound, and not by chance: it is looked at daily, so three deviations
  return share - before > Math.max(ERRORS_MORE, 3 * deviation) ? 'fail' : 'pass';
}

function lcpState({ vitals: { lcp: before } }: Counts, { vitals: { lcp } }: Counts): State {
  if (lcp.p75 === null || before.p75 === null || lcp.count < LEAST || before.count < LEAST) return 'open';
  return lcp.p75 - before.p75 > LCP_MORE_MS ? 'fail' : 'pass';
}

/** Whether what was collected can be trusted, and whether a variant does harm beside the goal. */
export function checksOf(variants: readonly Counts[]): Checked {
  const [baseline, ...others] = variants;
  const p = sampleRatioP(
    variants.map(({ visitors }) => visitors),
    variants.map(({ weight }) => weight),
  );
  const fallen = variants.map(({ visitors, fallen: some }): State => {
    if (visitors < LEAST) return 'open';
    return some / visitors > FALLEN_MOST ? 'fail' : 'pass';
  });
  return {
    sample_ratio: { state: p === undefined ? 'open' : p < LEAST_P ? 'fail' : 'pass', p: p ?? null },
    errors: { state: worst(others.map((other) => (baseline ? errorState(baseline, other) : 'open'))) },
    fallen: { state: worst(fallen) },
    lcp: { state: worst(others.map((other) => (baseline ? lcpState(baseline, other) : 'open'))) },
  };
}
