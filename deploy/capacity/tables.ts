import { ASSUMPTIONS } from './assumptions.ts';
import type { Figures } from './figures.ts';
import { type BookingCost, simulateRush, TURNS } from './hot-spot.ts';
import { type Limit, limitsOf, type Need, needOf, type Resource, type Stage } from './model.ts';

export const STAGES: readonly Stage[] = [
  { visitorsADay: 1_000, tours: 600 },
  { visitorsADay: 10_000, tours: 5_000 },
  { visitorsADay: 100_000, tours: 20_000 },
  { visitorsADay: 1_000_000, tours: 50_000 },
  { visitorsADay: 10_000_000, tours: 250_000 },
];

/** by what takes most of them */
const PROCESSORS: readonly [part: 'shellCores' | 'readCores' | 'writeCores', remedy: string][] = [
  ['shellCores', 'processors, most for rendering: machines with shells'],
  ['readCores', 'processors, most for reads: machines with apis, replicas'],
  ['writeCores', 'processors, most for bookings: a larger primary'],
];
const REMEDY: Record<Exclude<Resource, 'processors'>, string> = {
  primary: 'the primary: a larger one',
  memory: 'memory: machines with more',
  index: 'index in each api: a search engine',
  link: 'the link: a CDN',
};

const remedyOf = (resource: Resource, need: Need): string => {
  if (resource !== 'processors') return REMEDY[resource];
  const [[, remedy] = ['', '']] = PROCESSORS.toSorted(([a], [b]) => need[b] - need[a]);
  return remedy;
};

const RUSH = { people: 50_000, withinMs: 60_000, waitMs: 2_500 };
/** of an api: api/platform/env.ts */
const CONNECTIONS = 12;
/** of them at one departure: api/modules/request/departure-turns.ts */
const AT_ONE_DEPARTURE = 4;
const HALLS = [
  { seats: 12, cores: 8 },
  { seats: 12, cores: 16 },
  { seats: 12, cores: 64 },
  { seats: 1_000, cores: 64 },
  { seats: 1_000, cores: 256 },
];

const GROUPED = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
/** two digits that count, grouped by thousands */
const rounded = (value: number): string => {
  if (value === 0) return '0';
  const unit = 10 ** (Math.floor(Math.log10(value)) - 1);
  const near = Math.round(value / unit) * unit;
  return near < 10 ? String(Number(near.toPrecision(2))) : GROUPED.format(near);
};
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map((_, at) => (at === 0 ? '---' : '--:')), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

/** what stages need, a row each */
function stagesTable(figures: Figures): string {
  const needs = STAGES.map((stage) => ({ stage, need: needOf(stage, figures, ASSUMPTIONS) }));
  return table(
    [
      'visitors a day',
      'tours',
      'pages/s',
      'calls/s',
      'statements/s',
      'bookings/s',
      'sockets',
      'processors: shells + reads + writes',
      'shells',
      'apis',
      'memory, GB',
      'traffic, TB a month',
      'machines',
      '€ a month',
    ],
    needs.map(({ stage, need }) => [
      GROUPED.format(stage.visitorsADay),
      GROUPED.format(stage.tours),
      ...[need.pages, need.calls, need.statements, need.bookings, need.sockets].map(rounded),
      [need.shellCores, need.readCores, need.writeCores].map(rounded).join(' + '),
      ...[need.shells, need.apis].map((count) => GROUPED.format(count)),
      ...[need.memoryGB, need.terabytesAMonth].map(rounded),
      GROUPED.format(need.machines),
      rounded(need.eurosAMonth),
    ]),
  );
}

function bottlenecksTable(figures: Figures): string {
  return table(
    ['visitors a day', 'what runs out first, and what helps', 'at', 'then', 'at', 'index, of what an api can hold'],
    STAGES.map((stage) => {
      const [first, second] = limitsOf(stage, figures, ASSUMPTIONS);
      if (!first || !second) throw new Error('nothing runs out');
      const need = needOf(stage, figures, ASSUMPTIONS);
      const limit = ({ resource, times }: Limit) => [
        remedyOf(resource, need),
        `${rounded(times * stage.visitorsADay)} a day`,
      ];
      const { index } = need.used;
      return [GROUPED.format(stage.visitorsADay), ...limit(first), ...limit(second), `${rounded(index * 100)} %`];
    }),
  );
}

function rushTable({ booking }: Figures): string {
  const cost: BookingCost = {
    turns: TURNS,
    beforeMs: booking.ms,
    heldMs: booking.heldMs,
    refusedMs: booking.refusedMs,
  };
  const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;
  return table(
    ['seats', 'processors', 'connections', 'booked', 'refused', '503', 'p50', 'p99', 'the last answer'],
    HALLS.map(({ seats, cores }) => {
      const connections = cores * CONNECTIONS;
      const atOnce = cores * AT_ONE_DEPARTURE;
      const end = simulateRush({ ...RUSH, seats, cores, connections, atOnce }, cost);
      return [
        ...[seats, cores, connections, end.booked, end.refused, end.turnedAway].map((count) => GROUPED.format(count)),
        ...[end.p50Ms, end.p99Ms, end.lastAnswerMs].map(seconds),
      ];
    }),
  );
}

const costs = ({ page, callMs, callsOfPage, pageKB, indexKB, apiMB, socketKB, booking }: Figures): string =>
  table(
    ['measured', 'figure'],
    [
      ['a page that was made for another, processor time', `${page.held.toFixed(2)} ms`],
      ['a page rendered for a guest', `${page.guest.toFixed(0)} ms`],
      ['a page rendered for somebody who is logged in', `${page.member.toFixed(0)} ms`],
      ['calls of a page', callsOfPage.toFixed(1)],
      ['the dearest call, api and database', `${callMs.toFixed(1)} ms`],
      ['a booking, api and database', `${booking.ms.toFixed(1)} ms`],
      ['a booking that is refused', `${booking.refusedMs.toFixed(1)} ms`],
      ['a booking holds its departure for', `${booking.heldMs.toFixed(1)} ms`],
      ['a first page on the wire', `${pageKB.toFixed(0)} KB`],
      ['an api', `${apiMB.toFixed(0)} MB`],
      ['a socket', `${socketKB.toFixed(0)} KB`],
      ['a tour in the index', `${indexKB.toFixed(1)} KB`],
    ],
  );

/** The tables of decision 85, by name. */
export const tablesOf = (figures: Figures): Readonly<Record<string, string>> => ({
  costs: costs(figures),
  stages: stagesTable(figures),
  bottlenecks: bottlenecksTable(figures),
  rush: rushTable(figures),
});

/** @throws where the page has no place for a table, or one for a table that there is not */
export function withTables(page: string, tables: Readonly<Record<string, string>>): string {
  const places = [...page.matchAll(/<!-- table (\w+) -->/g)].map(([, name = '']) => name);
  if (places.toSorted().join() !== Object.keys(tables).toSorted().join())
    throw new Error(`tables: ${places.join(', ')}`);
  return page.replaceAll(
    /<!-- table (\w+) -->[\s\S]*?<!-- end -->/g,
    (_, name: string) => `<!-- table ${name} -->\n\n${tables[name]}\n\n<!-- end -->`,
  );
}
