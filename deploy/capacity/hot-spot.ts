import { createRandom } from '@cairn/shared-contracts/testing/random';
import { latencyOf } from '../bench/search/percentiles.ts';

/** of a booking: api/modules/request/create.ts */
export const TURNS = 4;

/** What a booking costs, as measured (RESULTS.md: Booking hot spot). */
export interface BookingCost {
  /** how often it asks for a connection before its transaction: session, key, offer, variant */
  turns: number;
  /** processor time of api and database before the seats are taken, ms; as much in each turn as in the transaction */
  beforeMs: number;
  /** from taking seats of a departure to the end of the transaction, ms: nobody else books it meanwhile */
  heldMs: number;
  /** processor time of a booking that is refused for want of seats, ms */
  refusedMs: number;
}

export interface Rush {
  people: number;
  /** they come within so many ms, at any moment of it as likely as at another */
  withinMs: number;
  /** of the departure that all of them want */
  seats: number;
  /** processors that api and database have together */
  cores: number;
  /** connections to the database of all apis */
  connections: number;
  /** of them at the departure at the same time, the others wait without one; by default all */
  atOnce?: number;
  /** how long somebody waits for a connection, or for the departure without one, before they are told to come again, each time that they ask for one, ms */
  waitMs: number;
  /** who come again as soon as they are answered, until `people` have; without it they come by `withinMs` */
  clients?: number;
}

export interface RushEnd {
  booked: number;
  refused: number;
  /** 503 with when to come again */
  turnedAway: number;
  /** from asking to an answer that is no 503 */
  p50Ms: number;
  p99Ms: number;
  /** after the first came */
  lastAnswerMs: number;
}

interface Event {
  at: number;
  run(): void;
}

/** Things of which there are so many; who comes first is served first. */
function createServers(count: number, now: () => number) {
  const waiting: { since: number; serve(): void; giveUp?: () => void; limitMs: number }[] = [];
  let head = 0;
  let free = count;
  const next = (): void => {
    while (free > 0 && head < waiting.length) {
      const one = waiting[head++];
      if (!one) return;
      if (now() - one.since > one.limitMs) {
        one.giveUp?.();
        continue;
      }
      free -= 1;
      one.serve();
    }
  };
  return {
    take(serve: () => void, limitMs = Number.POSITIVE_INFINITY, giveUp?: () => void): void {
      waiting.push({ since: now(), serve, limitMs, ...(giveUp ? { giveUp } : {}) });
      next();
    },
    release(): void {
      free += 1;
      next();
    },
  };
}

/**
 * One departure, which many want at once: they share processors and connections, and one after the other takes its seats. Once those are gone nobody
 * waits for them any more.
 */
export function simulateRush(rush: Rush, cost: BookingCost): RushEnd {
  const { people, withinMs, cores, connections, atOnce = connections, waitMs, clients } = rush;
  const random = createRandom('rush');
  /** those who still come, the last first, and what is under way: no more than processors and the departure */
  const coming: number[] = [];
  const underWay: Event[] = [];
  let now = 0;
  let seats = rush.seats;
  let come = 0;
  const end: RushEnd = { booked: 0, refused: 0, turnedAway: 0, p50Ms: 0, p99Ms: 0, lastAnswerMs: 0 };
  const took: number[] = [];
  const after = (ms: number, run: () => void) => underWay.push({ at: now + ms, run });
  const clock = () => now;
  const processors = createServers(cores, clock);
  const pool = createServers(connections, clock);
  const turns = createServers(atOnce, clock);
  const departure = createServers(1, clock);
  const compute = (ms: number, then: () => void) =>
    processors.take(() =>
      after(ms, () => {
        processors.release();
        then();
      }),
    );

  function ask(): void {
    come += 1;
    const since = now;
    const ended = (how: 'booked' | 'refused' | 'turnedAway', at = now) => {
      end[how] += 1;
      end.lastAnswerMs = Math.max(end.lastAnswerMs, at);
      if (how !== 'turnedAway') took.push(at - since);
      if (clients !== undefined && come < people) ask();
    };
    const answered = (how: 'booked' | 'refused') => {
      pool.release();
      turns.release();
      ended(how);
    };
    const partMs = cost.beforeMs / (cost.turns + 1);
    const refuse = () => compute(Math.max(0, cost.refusedMs - cost.beforeMs), () => answered('refused'));
    const take = () => {
      if (seats === 0) {
        departure.release();
        return refuse();
      }
      after(cost.heldMs, () => {
        seats -= 1;
        departure.release();
        answered('booked');
      });
    };
    const connect = (left: number): void => {
      const asked = now;
      const isLast = left === 0;
      pool.take(
        () =>
          compute(partMs, () => {
            if (!isLast) {
              pool.release();
              next(left - 1);
            } else if (seats === 0) refuse();
            else departure.take(take);
          }),
        waitMs,
        () => {
          if (isLast) turns.release();
          ended('turnedAway', asked + waitMs);
        },
      );
    };
    /** the last of them is for the departure */
    const next = (left: number): void => {
      const asked = now;
      if (left > 0) connect(left);
      else
        turns.take(
          () => connect(0),
          waitMs,
          () => ended('turnedAway', asked + waitMs),
        );
    };
    next(cost.turns);
  }

  for (let i = 0; i < (clients ?? people); i++) coming.push(clients === undefined ? random() * withinMs : 0);
  coming.sort((a, b) => b - a);
  for (;;) {
    const next = underWay.reduce((first, one, at) => (one.at < (underWay[first]?.at ?? Infinity) ? at : first), 0);
    const at = underWay[next]?.at ?? Number.POSITIVE_INFINITY;
    const arrival = coming.at(-1);
    if (arrival !== undefined && arrival <= at) {
      coming.pop();
      now = arrival;
      ask();
    } else if (at < Number.POSITIVE_INFINITY) {
      const [event] = underWay.splice(next, 1);
      now = at;
      event?.run();
    } else break;
  }
  const { p50, p99 } = latencyOf(took);
  return { ...end, p50Ms: p50, p99Ms: p99 };
}

const STEPS = 30;

/**
 * How long a booking holds its departure, from how many of one departure were booked a second by clients that ask again as soon as they are answered.
 * @returns ms
 */
export function heldFrom(
  measured: { perSecond: number; clients: number; people: number },
  known: Pick<Rush, 'cores' | 'connections' | 'atOnce'> & Pick<BookingCost, 'beforeMs' | 'turns'>,
): number {
  const perSecond = (heldMs: number) => {
    const rush = { ...measured, ...known, seats: measured.people, withinMs: 0, waitMs: Number.POSITIVE_INFINITY };
    return (measured.people / simulateRush(rush, { ...known, heldMs, refusedMs: 0 }).lastAnswerMs) * 1_000;
  };
  let [low, high] = [0, 1_000];
  for (let step = 0; step < STEPS; step++) {
    const middle = (low + high) / 2;
    if (perSecond(middle) > measured.perSecond) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
