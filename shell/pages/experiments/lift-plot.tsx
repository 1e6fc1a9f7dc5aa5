import type { ExperimentReport } from '@cairn/shared-contracts/api/experiments.schema';
import css from './experiment.module.css';
import { dayOf, lifted } from './words.ts';

type Look = NonNullable<ExperimentReport['days'][number]['lifts'][number]> & { date: string };

const WIDTH = 1000;
const HEIGHT = 260;
/** of a half of the axis, each in percent */
const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500];
const TICKS = 5;

/** half of the axis, symmetrical around nothing: the first days' bands may go beyond it */
function reachOf(looks: readonly Look[]): number {
  const late = looks.slice(-Math.ceil(looks.length / 2));
  const most = Math.max(...late.flatMap(({ low, high }) => [Math.abs(low), Math.abs(high)]));
  return (STEPS.find((step) => step >= 100 * most) ?? 1000) / 100;
}

interface LiftPlotProps {
  variant: string;
  looks: readonly Look[];
}

/** The lift and its band at the end of each day. What it draws is in the table behind it, too. */
export function LiftPlot({ variant, looks }: LiftPlotProps) {
  const last = looks.at(-1);
  if (!last)
    return (
      <p className={css.sub}>
        Too early to say anything: the first look is at the end of a day (UTC) with 25 goals in each variant.
      </p>
    );
  const reach = reachOf(looks);
  const x = (index: number) => (looks.length === 1 ? WIDTH : (index * WIDTH) / (looks.length - 1));
  const y = (value: number) => HEIGHT / 2 - (Math.max(-reach, Math.min(reach, value)) * HEIGHT) / 2 / reach;
  const points = (of: (look: Look) => number) => looks.map((look, index) => `${x(index)} ${y(of(look)).toFixed(1)}`);
  const band = [...points(({ high }) => high), ...points(({ low }) => low).reverse()].join('L');
  const ticks = Array.from({ length: TICKS }, (_, index) => reach * (1 - (2 * index) / (TICKS - 1)));
  const middle = looks[Math.floor(looks.length / 2)];
  return (
    <figure className={css.plot}>
      <div className={css.ticks} aria-hidden="true">
        {ticks.map((tick) => (
          <span key={tick}>{lifted(tick, 100 * reach < 4 ? 1 : 0)}</span>
        ))}
      </div>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`Lift of ${variant} by day: ${lifted(last.estimate)} on ${dayOf(last.date)}, between ${lifted(last.low)} and ${lifted(last.high)}`}
      >
        {ticks.map((tick) => (
          <path key={tick} className={css.rule} vectorEffect="non-scaling-stroke" d={`M0 ${y(tick)}H${WIDTH}`} />
        ))}
        <path className={css.band} d={`M${band}z`} />
        <path className={css.zero} vectorEffect="non-scaling-stroke" d={`M0 ${HEIGHT / 2}H${WIDTH}`} />
        <path
          className={css.line}
          vectorEffect="non-scaling-stroke"
          d={`M${points(({ estimate }) => estimate).join('L')}`}
        />
      </svg>
      <div className={css.dates} aria-hidden="true">
        {[...new Set([looks[0]?.date, middle?.date, last.date])].map(
          (date) => date && <span key={date}>{dayOf(date)}</span>,
        )}
      </div>
      <details className={css.figures}>
        <summary>The figures of each day</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">Lift</th>
              <th scope="col">From</th>
              <th scope="col">To</th>
            </tr>
          </thead>
          <tbody>
            {looks.map(({ date, estimate, low, high }) => (
              <tr key={date}>
                <th scope="row">{dayOf(date)}</th>
                <td>{lifted(estimate)}</td>
                <td>{lifted(low)}</td>
                <td>{lifted(high)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

/** the looks at one variant that said something */
export const looksAt = (days: ExperimentReport['days'], index: number): Look[] =>
  days.flatMap(({ date, lifts }) => {
    const lift = lifts[index];
    return lift ? [{ date, ...lift }] : [];
  });
