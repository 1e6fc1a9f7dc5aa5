import type { ExperimentReport, VariantReport } from '@cairn/shared-contracts/api/experiments.schema';
import { Badge } from '@cairn/shared-contracts/ui/badge';
import { Link } from '@cairn/shared-contracts/ui/link';
import { useLocation } from 'react-router';
import { CommandToCopy } from './command-to-copy.tsx';
import css from './experiment.module.css';
import { experimentEndpoints } from './experiments-api.ts';
import { LiftPlot, looksAt } from './lift-plot.tsx';
import { between, calledVariant, checksOf, countOf, dayOf, goalWords, lifted, percent, verdictOf } from './words.ts';

const STATES = { pass: 'Pass', fail: 'Fail', open: 'Too early' } as const;

function Verdict({ report }: { report: ExperimentReport }) {
  const { badge, tone, title, text, command } = verdictOf(report);
  return (
    <section className={`${css.verdict} ${css[tone]}`} aria-labelledby="verdict">
      <div>
        <Badge tone={tone} className={css.badge}>
          {badge}
        </Badge>
        <h2 id="verdict">{title}</h2>
        <p>{text}</p>
      </div>
      {command && <CommandToCopy {...command} />}
    </section>
  );
}

function Lift({ variant: { lift }, isBaseline }: { variant: VariantReport; isBaseline: boolean }) {
  if (isBaseline) return 'baseline';
  if (!lift) return 'too early';
  return (
    <>
      <b>{lifted(lift.estimate)}</b>
      <small>{between(lift.interval)}</small>
    </>
  );
}

function Variants({ variants }: Pick<ExperimentReport, 'variants'>) {
  return (
    <section aria-labelledby="variants">
      <h2 id="variants">Variants</h2>
      <table className={css.variants}>
        <thead>
          <tr>
            <th scope="col">Variant</th>
            <th scope="col">Visitors</th>
            <th scope="col" className={css.wide}>
              Goals
            </th>
            <th scope="col">Rate</th>
            <th scope="col">Lift</th>
          </tr>
        </thead>
        <tbody>
          {variants.map((variant, index) => (
            <tr key={variant.name}>
              <th scope="row">
                <span className={css.name}>{calledVariant(variant.name)}</span> {variant.version}
              </th>
              <td>{countOf(variant.visitors)}</td>
              <td className={css.wide}>{countOf(variant.goals)}</td>
              <td>
                <b>{variant.rate === null ? '–' : percent(variant.rate, 2)}</b>
              </td>
              <td>
                <Lift variant={variant} isBaseline={index === 0} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Checks({ report }: { report: ExperimentReport }) {
  return (
    <section aria-labelledby="checks">
      <h2 id="checks">Can this be trusted?</h2>
      <ul className={css.checks}>
        {checksOf(report).map(({ name, state, figures, text }) => (
          <li key={name}>
            <h3>
              {name} <span className={css[state]}>{STATES[state]}</span>
            </h3>
            <p className={css.amount}>{figures}</p>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** `/dev/experiment/{name}`: what came of it. Read only; what can be done about it is a command to copy. */
export default function ExperimentPage() {
  const name = useLocation().pathname.split('/').filter(Boolean).at(-1) ?? '';
  const { data: report } = experimentEndpoints.report.useQuery({ name });
  if (!report) return null;
  const { remote, variants, started_at, started_by, day, goal, ended, days } = report;
  return (
    <div className={`page ${css.page}`}>
      <title>{`${report.name} · Cairn`}</title>
      <meta name="robots" content="noindex" />
      <header>
        <Link href="/dev/experiments">Experiments</Link>
        <h1>{report.name}</h1>
        <p className={css.sub}>
          {remote} {variants.map(({ version }) => version).join(' against ')} · started {dayOf(started_at)} by{' '}
          {started_by} · day {day} · goal: {goalWords(goal)} within 7 days
          {ended && ` · ended ${dayOf(ended.at)} by ${ended.by}: ${ended.note}`}
        </p>
      </header>
      <Verdict report={report} />
      <Variants variants={variants} />
      {variants.slice(1).map((variant, index) => (
        <section key={variant.name} aria-labelledby={`lift-${variant.name}`}>
          <h2 id={`lift-${variant.name}`}>Lift of {calledVariant(variant.name)} over time</h2>
          <p className={css.sub}>
            The band is a {percent(report.confidence, 0)} interval that stays valid however often you look.
          </p>
          <LiftPlot variant={calledVariant(variant.name)} looks={looksAt(days, index)} />
        </section>
      ))}
      <Checks report={report} />
    </div>
  );
}
