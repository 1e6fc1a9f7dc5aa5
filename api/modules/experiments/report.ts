import type { ExperimentReport, Lift, VariantReport } from '@cairn/shared-contracts/api/experiments.schema';
import { percentile75 } from '@cairn/shared-contracts/domain/vital-buckets';
import { sql } from 'kysely';
import { forbidden, notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { type Checked, checksOf } from './checks.ts';
import type { Readable } from './may-read.ts';
import { describedIn } from './read-experiments.ts';
import { ALPHA, type Arm, createComparison, type Effect, plannedVisitors, tauOf } from './statistics.ts';

const DAY_MS = 86_400_000;
const dateOf = (at: Date): string => at.toISOString().slice(0, 10);
const startOf = (date: string): string => `${date}T00:00:00.000Z`;

/** visitors and goals that came on a day, UTC */
interface DayRow {
  variant: string;
  date: string;
  visitors: number;
  goals: number;
}

async function dayRows({ db }: Services, name: string): Promise<DayRow[]> {
  const { rows } = await sql<DayRow>`
    SELECT variant, date, sum(visitors)::int AS visitors, sum(goals)::int AS goals FROM (
      SELECT variant, to_char(seen_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS date, count(*) AS visitors, 0 AS goals
        FROM experiment_visitors WHERE experiment = ${name} GROUP BY 1, 2
      UNION ALL
      SELECT variant, to_char(goal_at AT TIME ZONE 'UTC', 'YYYY-MM-DD'), 0, count(*)
        FROM experiment_visitors WHERE experiment = ${name} AND goal_at IS NOT NULL GROUP BY 1, 2
    ) AS counted GROUP BY variant, date`.execute(db);
  return rows;
}

/** what there was of a variant by the end of a day */
const armBy = (rows: readonly DayRow[], variant: string, date: string): Arm => {
  const own = rows.filter((row) => row.variant === variant && row.date <= date);
  return {
    visitors: own.reduce((sum, { visitors }) => sum + visitors, 0),
    goals: own.reduce((sum, { goals }) => sum + goals, 0),
  };
};

const asShare = (log: number): number => Math.exp(log) - 1;

function liftOf({ estimate, radius }: Pick<Effect, 'estimate' | 'radius'>, p: number, rate: number): Lift {
  const interval = { low: asShare(estimate - radius), high: asShare(estimate + radius) };
  return {
    ...{ estimate: asShare(estimate), interval, p },
    points: { low: interval.low * rate, high: interval.high * rate },
  };
}

const isDecided = ({ estimate, radius }: Effect): boolean => Math.abs(estimate) > radius;

interface Looks {
  days: ExperimentReport['days'];
  /** by variant: the last look that there was */
  last: Map<string, Effect>;
  /** by variant: the first look at which its interval left zero */
  decided: Map<string, { date: string; isBetter: boolean }>;
  /** by variant: the smallest p of all looks */
  p: Map<string, number>;
  /** the look with which all was seen that was planned for */
  over: string | undefined;
}

/** A look at the end of each day. */
function lookDaily(
  rows: readonly DayRow[],
  names: readonly string[],
  dates: readonly string[],
  { tau, alpha }: { tau: number; alpha: number },
): Looks {
  const [baseline = '', ...others] = names;
  const comparisons = others.map((name) => ({ name, comparison: createComparison(tau, alpha) }));
  const looks: Looks = { days: [], last: new Map(), decided: new Map(), p: new Map(), over: undefined };
  for (const date of dates) {
    if (looks.over) break;
    const lifts = comparisons.map(({ name, comparison }) => {
      const found = comparison.look(armBy(rows, baseline, date), armBy(rows, name, date));
      if (!found) return null;
      looks.last.set(name, found);
      // as the intervals: one of several comparisons
      looks.p.set(name, Math.min(1, found.p * others.length, looks.p.get(name) ?? 1));
      if (isDecided(found) && !looks.decided.has(name)) looks.decided.set(name, { date, isBetter: found.estimate > 0 });
      const { estimate, interval } = liftOf(found, found.p, 0);
      return { estimate, ...interval };
    });
    looks.days.push({ date, lifts });
    if (comparisons.every(({ comparison }) => comparison.isOver())) looks.over = date;
  }
  return looks;
}

/** a year of them */
const DAYS_MAX = 366;

function datesFrom(start: Date, end: Date): string[] {
  const first = Date.parse(dateOf(start));
  const count = Math.floor((Date.parse(dateOf(end)) - first) / DAY_MS) + 1;
  return Array.from({ length: Math.max(1, Math.min(count, DAYS_MAX)) }, (_, day) =>
    dateOf(new Date(first + day * DAY_MS)),
  );
}

function verdictOf(variants: readonly VariantReport[], checks: Checked, looks: Looks): ExperimentReport['verdict'] {
  if (checks.sample_ratio.state === 'fail') return { kind: 'spoiled' };
  const decided = variants.flatMap(({ name, lift }) => {
    const look = looks.decided.get(name);
    return look ? [{ name, lift: lift?.estimate ?? 0, ...look }] : [];
  });
  const [best] = decided.filter(({ isBetter }) => isBetter).sort((a, b) => b.lift - a.lift);
  const [worst] = decided.filter(({ isBetter }) => !isBetter);
  const told = best ?? worst;
  if (told) return { kind: best ? 'better' : 'worse', variant: told.name, since: startOf(told.date) };
  return looks.over ? { kind: 'even', since: startOf(looks.over) } : { kind: 'open' };
}

/**
 * @param readable which experiments the caller may read
 * @throws ApiError 404 experiment_not_found, 403 forbidden
 */
export async function readReport(
  services: Services,
  name: string,
  { environment, remotes }: Readable,
): Promise<ExperimentReport> {
  const { db, clock } = services;
  const row = await db.selectFrom('experiments').selectAll().where('name', '=', name).executeTakeFirst();
  if (!row) throw notFound('experiment_not_found');
  if (environment !== undefined && row.environment !== environment) throw forbidden();
  if (remotes && !remotes.includes(row.remote)) throw forbidden();
  const [rows, troubles, vitals] = await Promise.all([
    dayRows(services, name),
    db
      .selectFrom('experiment_visitors')
      .select((eb) => [
        'variant',
        eb.fn.countAll<number>().filterWhere('has_fallen', '=', true).as('fallen'),
        eb.fn.count<number>('failed_at').as('errors'),
      ])
      .where('experiment', '=', name)
      .groupBy('variant')
      .execute(),
    db.selectFrom('experiment_vitals').selectAll().where('experiment', '=', name).execute(),
  ]);
  const described = describedIn(row);
  const names = described.variants.map((variant) => variant.name);
  const [baseline = ''] = names;
  const now = row.ended_at ?? clock.now();
  const dates = datesFrom(row.started_at, now);
  const tau = tauOf(row.lift);
  // each comparison with the baseline may be wrong that often, so that all together are wrong in α at most (Bonferroni)
  const alpha = ALPHA / (names.length - 1);
  const last = dates.at(-1) ?? '';
  // the day that it is has not ended: looked at now and once more tonight, it would be two looks for one
  const looks = lookDaily(rows, names, row.ended_at ? dates : dates.slice(0, -1), { tau, alpha });
  const base = armBy(rows, baseline, last);
  const rate = base.visitors > 0 ? base.goals / base.visitors : null;
  const variants = described.variants.map((variant): VariantReport => {
    const arm = armBy(rows, variant.name, last);
    const trouble = troubles.find((one) => one.variant === variant.name);
    const found = looks.last.get(variant.name);
    const own = vitals.filter((one) => one.variant === variant.name);
    return {
      ...variant,
      ...arm,
      rate: arm.visitors > 0 ? arm.goals / arm.visitors : null,
      lift: found ? liftOf(found, looks.p.get(variant.name) ?? 1, rate ?? 0) : null,
      fallen: Number(trouble?.fallen ?? 0),
      errors: Number(trouble?.errors ?? 0),
      vitals: { lcp: percentile75(own, 'lcp'), inp: percentile75(own, 'inp'), cls: percentile75(own, 'cls') },
    };
  });
  const checks = checksOf(variants);
  return {
    ...described,
    variants,
    day: dates.length,
    confidence: 1 - ALPHA,
    planned_visitors: plannedVisitors(rate ?? 0, row.lift, alpha) ?? null,
    verdict: verdictOf(variants, checks, looks),
    checks,
    days: looks.days,
  };
}
