import type { RushEnd } from '../../capacity/hot-spot.ts';
import type { Closed, HotSpotOptions } from './hot-spot.ts';

interface Measured {
  many: Closed;
  one: Closed;
  refused: Closed;
  heldMs: number;
  real: RushEnd;
  simulated: RushEnd;
  options: HotSpotOptions;
  notes: readonly string[];
  machine: string;
  date: string;
}

/** the chapter of RESULTS.md; deploy/capacity reads its figures by these labels */
export function report({
  many,
  one,
  refused,
  heldMs,
  real,
  simulated,
  options,
  notes,
  machine,
  date,
}: Measured): string {
  const { people, within, seats, bookings, command } = options;
  const row = (name: string, { booked, refused, turnedAway, p50Ms, p99Ms, lastAnswerMs }: RushEnd) =>
    `| ${[name, booked, refused, turnedAway, p50Ms.toFixed(0), p99Ms.toFixed(0), `${(lastAnswerMs / 1_000).toFixed(1)} s`].join(' | ')} |`;
  return [
    '# Booking hot spot',
    '',
    `${date} · \`${command}\` · ${bookings} bookings of each kind, 16 clients`,
    '',
    `${machine}. Two apis, the database and those who book on one machine.`,
    ...notes.flatMap((note) => ['', note]),
    '',
    'Processor time is what apis and database used, by the system: other work does not change it. A booking holds its departure from the moment when seats are taken',
    'to its commit; how long follows from how many of one departure were booked a second. The rush was not used for that: it is the test of the simulation',
    '(`deploy/capacity/hot-spot.ts`).',
    '',
    '| | figure |',
    '|---|--:|',
    `| a booking, processor time, ms | ${many.cpuMs.toFixed(2)} |`,
    `| a booking that is refused, processor time, ms | ${refused.cpuMs.toFixed(2)} |`,
    `| a departure is held for, ms | ${heldMs.toFixed(2)} |`,
    `| bookings a second, each client with a departure of its own | ${many.rate.toFixed(0)} |`,
    `| bookings a second, all of one departure | ${one.rate.toFixed(0)} |`,
    `| refused a second | ${refused.rate.toFixed(0)} |`,
    '',
    `${people} people within ${within} s on ${seats} seats:`,
    '',
    '| | booked | refused | 503 | p50, ms | p99, ms | the last answer |',
    '|---|--:|--:|--:|--:|--:|--:|',
    row('the real api and database', real),
    row('simulated', simulated),
    '',
  ].join('\n');
}
