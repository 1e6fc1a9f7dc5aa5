import type { ExperimentReport, VariantReport } from '@cairn/shared-contracts/api/experiments.schema';

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
const COUNT = new Intl.NumberFormat('en');

/** '7 Nov 2026', UTC */
export const dayOf = (at: string): string => DAY.format(new Date(at));
export const countOf = (count: number): string => COUNT.format(count);
/** '3.30 %' of 0.033 */
export const percent = (share: number, digits = 1): string => `${(100 * share).toFixed(digits)} %`.replace('-', '−');
/** '+5.1 %' */
export const lifted = (share: number, digits = 1): string => `${share > 0 ? '+' : ''}${percent(share, digits)}`;
/** '0.8 to 9.4 %' */
export const between = ({ low, high }: { low: number; high: number }): string =>
  `${percent(low).replace(' %', '')} to ${percent(high)}`;

/** 'booking requested' */
export const goalWords = (goal: string): string => goal.replaceAll('_', ' ');

/** 'A', which in a sentence would be an article */
export const calledVariant = (name: string): string => (name.length === 1 ? name.toUpperCase() : name);

const CAIRN = 'npm run cairn --';

interface Verdict {
  badge: string;
  tone: 'success' | 'danger' | 'neutral';
  title: string;
  text: string;
  /** what to do about it */
  command?: { label: string; text: string };
}

const held = ({ since }: { since: string }) =>
  `The result has held since ${dayOf(since)}, so waiting longer would hardly change the decision.`;

function gainOf({ lift }: VariantReport): string {
  return lift ? `The difference is ${between(lift.interval)}. ` : '';
}

/** What came of an experiment, as a sentence, and what to do. */
export function verdictOf(report: ExperimentReport): Verdict {
  const { name, verdict, variants, planned_visitors, ended } = report;
  const [baseline] = variants;
  switch (verdict.kind) {
    case 'spoiled':
      return {
        ...{ badge: 'Not to be trusted', tone: 'danger' },
        title: 'Visitors were lost on the way to a variant.',
        text: 'The split is more uneven than chance makes it. Whatever the rates say, find the reason first.',
        ...(ended ? {} : { command: { label: 'Stop it', text: `${CAIRN} experiment stop ${name}` } }),
      };
    case 'open': {
      const least = Math.min(...variants.map(({ visitors }) => visitors));
      const plan =
        planned_visitors === null
          ? ''
          : ` ${countOf(planned_visitors)} visitors in each find a lift of ${report.lift} % with 80 % power; the least has ${countOf(least)}.`;
      return {
        ...{ badge: ended ? 'Ended' : 'Running', tone: 'neutral' },
        title: ended ? 'It ended without a decision.' : 'Not decided yet.',
        text:
          least === 0
            ? `A variant has had no visitors, so there is nothing to compare.${plan}`
            : `No variant differs from ${baseline ? calledVariant(baseline.name) : 'the baseline'} beyond chance.${plan}`,
      };
    }
    case 'even':
      return {
        ...{ badge: 'No difference', tone: 'neutral' },
        title: `No lift of ${report.lift} % was found.`,
        text: `By ${dayOf(verdict.since)} the planned number of visitors had been there, which find it with 80 % power. Later ones are not counted in the lift.`,
        ...(ended ? {} : { command: { label: 'Stop it', text: `${CAIRN} experiment stop ${name}` } }),
      };
    case 'better':
    case 'worse': {
      const told = variants.find((variant) => variant.name === verdict.variant);
      const more = Math.round(100 * Math.abs(told?.lift?.estimate ?? 0));
      const isBetter = verdict.kind === 'better';
      const command = isBetter
        ? {
            label: `Promote ${calledVariant(verdict.variant)}`,
            text: `${CAIRN} experiment promote ${name} ${verdict.variant}`,
          }
        : { label: 'Stop it', text: `${CAIRN} experiment stop ${name}` };
      return {
        ...{ badge: 'Decided', tone: isBetter ? 'success' : 'danger' },
        title: `${calledVariant(verdict.variant)} reaches the goal about ${more} times ${isBetter ? 'more' : 'less'} for every 100 times that ${baseline ? calledVariant(baseline.name) : 'the baseline'} does.`,
        text: `${told ? gainOf(told) : ''}${held(verdict)}`,
        ...(ended ? {} : { command }),
      };
    }
    default: {
      // an api that was released after this shell may have another
      const { kind }: { kind: string } = verdict satisfies never;
      return {
        ...{ badge: kind, tone: 'neutral' },
        title: `The verdict is “${kind}”.`,
        text: 'This page is older than that verdict and cannot explain it. The figures below are right.',
      };
    }
  }
}

interface Check {
  name: string;
  state: 'pass' | 'fail' | 'open';
  figures: string;
  text: string;
}

const rates = (variants: readonly VariantReport[], of: (variant: VariantReport) => number): string =>
  variants.map((one) => (one.visitors > 0 ? percent(of(one) / one.visitors, 2) : '–')).join(' and ');

/** Whether it can be trusted, point by point. */
export function checksOf({ variants, checks }: ExperimentReport): Check[] {
  const all = variants.reduce((sum, { visitors }) => sum + visitors, 0);
  const weights = variants.map(({ weight }) => weight).join(' : ');
  const { p } = checks.sample_ratio;
  return [
    {
      ...{ name: 'Sample ratio', state: checks.sample_ratio.state },
      figures: all > 0 ? variants.map(({ visitors }) => ((100 * visitors) / all).toFixed(2)).join(' : ') : '–',
      text:
        p === null
          ? `Expected ${weights}. Too few visitors to say.`
          : `Expected ${weights}. A split this uneven happens by chance ${p >= 0.01 ? `${Math.round(100 * p)} times in 100` : 'less than once in 100'}.`,
    },
    {
      ...{ name: 'Errors', state: checks.errors.state },
      figures: rates(variants, ({ errors }) => errors),
      text: 'Visitors for whom a part failed. The limit is 0.20 points more than the baseline.',
    },
    {
      ...{ name: 'Fallen back', state: checks.fallen.state },
      figures: rates(variants, ({ fallen }) => fallen),
      text: 'Visitors who got another version since their variant’s failed. The limit is 1 %.',
    },
    {
      ...{ name: 'LCP, 75th percentile', state: checks.lcp.state },
      figures: variants
        .map(({ vitals: { lcp } }) => (lcp.p75 === null ? '–' : `${(lcp.p75 / 1000).toFixed(2)} s`))
        .join(' and '),
      text: 'The limit is 100 ms more than the baseline.',
    },
  ];
}
