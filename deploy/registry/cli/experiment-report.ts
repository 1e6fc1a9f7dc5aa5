import { experimentReport } from '@cairn/shared-contracts/api/experiments.calls';
import type { ExperimentReport } from '@cairn/shared-contracts/api/experiments.schema';
import { signDocument } from '@cairn/shared-contracts/build/signed-document';
import { Refusal } from '../refusal.ts';
import { type Answer, type Context, UsageError } from './command.ts';
import { siteOf } from './site-of.ts';

/** as long as the question takes */
const PROOF_MS = 60_000;
const PATIENCE_MS = 15_000;

const percent = (share: number, digits = 1): string => `${(100 * share).toFixed(digits)} %`;
const signed = (share: number): string => `${share >= 0 ? '+' : '−'}${percent(Math.abs(share))}`;
const between = ({ low, high }: { low: number; high: number }): string => `${signed(low)} to ${signed(high)}`;

function verdictText({ verdict, name, variants, planned_visitors }: ExperimentReport): string {
  switch (verdict.kind) {
    case 'open': {
      const least = Math.min(...variants.map(({ visitors }) => visitors));
      const plan = planned_visitors === null ? '' : `; the least has ${least} of ${planned_visitors} visitors planned`;
      return `not decided yet${plan}`;
    }
    case 'spoiled':
      return 'not to be trusted: visitors were lost on the way to a variant (sample ratio)';
    case 'even':
      return `no difference was found in what was planned, by ${verdict.since.slice(0, 10)}: cairn experiment stop ${name}`;
    case 'better':
      return `${verdict.variant} is better, since ${verdict.since.slice(0, 10)}: cairn experiment promote ${name} ${verdict.variant}`;
    case 'worse':
      return `${verdict.variant} is worse, since ${verdict.since.slice(0, 10)}: cairn experiment stop ${name}`;
    default: {
      // an api that was released after this command may have another
      const { kind }: { kind: string } = verdict satisfies never;
      return `the verdict is "${kind}", which this command is too old to explain`;
    }
  }
}

function textOf(report: ExperimentReport): string {
  const { name, remote, goal, day, started_at, started_by, ended, variants, checks } = report;
  const [baseline] = variants;
  const lines = variants.map(({ name: variant, version, visitors, goals, rate, lift, fallen }) => {
    const against = lift
      ? `${signed(lift.estimate)} (${between(lift.interval)}; ${between(lift.points)} points; p ${lift.p.toPrecision(2)})`
      : variant === baseline?.name
        ? 'baseline'
        : 'too early to say';
    const fell = fallen > 0 ? `; ${fallen} got another version, since this one failed` : '';
    return `  ${variant}  ${version}  ${visitors} visitors  ${goals} goals  ${rate === null ? '–' : percent(rate, 2)}  ${against}${fell}`;
  });
  const ratio = checks.sample_ratio.p === null ? '' : ` (p ${checks.sample_ratio.p.toPrecision(2)})`;
  return [
    `${name} on ${remote}, goal ${goal}, day ${day}, since ${started_at.slice(0, 10)} by ${started_by}`,
    ...(ended ? [`ended ${ended.at.slice(0, 10)} by ${ended.by}: ${ended.note}`] : []),
    verdictText(report),
    ...lines,
    `sample ratio ${checks.sample_ratio.state}${ratio}, errors ${checks.errors.state}, fallen back ${checks.fallen.state}, LCP ${checks.lcp.state}`,
    `the intervals hold ${percent(report.confidence, 0)} of the time, however often they are looked at`,
  ].join('\n');
}

const isReport = (body: unknown): body is ExperimentReport =>
  typeof body === 'object' && body !== null && 'verdict' in body && 'variants' in body;

/** fetch itself says no more than that it failed */
function whyOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return cause instanceof Error ? Object(cause).code || cause.message : String(cause);
}

/** what was collected, as the site's api tells whoever holds the release key, and squads of their own remotes */
export async function report(context: Context): Promise<Answer> {
  const [, name] = context.positionals;
  if (!name) throw new UsageError('the name of an experiment is missing');
  const site = siteOf(context.options.site);
  const until = new Date(Date.now() + PROOF_MS).toISOString();
  const { environment } = context;
  const { key, id } = await context.prover();
  const proof = signDocument({ may: 'read experiments', environment, until }, key, id);
  const url = new URL(`/api${experimentReport.path}`, site);
  url.search = new URLSearchParams({ name, proof: Buffer.from(proof).toString('base64url') }).toString();
  const headers = { accept: 'application/json', 'x-role': 'client', 'x-language': 'en-US', 'x-currency': 'EUR' };
  const answer = await fetch(url, { headers, signal: AbortSignal.timeout(PATIENCE_MS) }).catch((error: unknown) => {
    throw new Refusal(
      'no_report',
      `${site} cannot be asked (${whyOf(error)}): is it up? --site <address> names another`,
    );
  });
  const body: unknown = await answer.json().catch(() => undefined);
  if (!answer.ok || !isReport(body)) {
    const said = typeof body === 'object' && body !== null && 'message' in body ? body.message : answer.status;
    throw new Refusal('no_report', `${site} tells nothing of ${name} in ${environment}: ${String(said)}`);
  }
  return { text: textOf(body), json: body };
}
