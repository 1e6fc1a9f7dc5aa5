import { BOOKING_GRAPH } from '@cairn/shared-contracts/domain/booking-graph';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { requireInvariants } from './testing/invariants.ts';
import { STEP_KINDS, type Step, type StepKind, take } from './testing/paths.ts';
import { startPath } from './testing/walk.ts';
import { createWorld, type World } from './testing/world.ts';

const PATHS = 1_000;
/** walked side by side: they share a tour and an organizer, and nothing else */
const LANES = 4;
const STEPS_MAX = 8;
/** nobody here is an admin, and the organizer of this market confirms themselves */
const NOT_WALKED = ['by admin', 'confirm 1→2 by system'];

const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom(...STEP_KINDS),
  who: fc.nat({ max: 1 }),
  date: fc.nat({ max: 1 }),
  seats: fc.integer({ min: 1, max: 3 }),
  pick: fc.nat({ max: 5 }),
});
/** what a path begins with: without a request nothing can be done, and few would come to a paid one by chance */
const BEGINNINGS: readonly (readonly StepKind[])[] = [
  ['request'],
  ['request', 'confirm'],
  ['request', 'confirm', 'pay'],
  ['request', 'confirm', 'pay', 'tourEnds'],
  ['request', 'confirm', 'openPayment', 'capturedOtherwise', 'decideHeld'],
  ['request', 'confirm', 'pay', 'openPayment', 'capturedOtherwise', 'decideHeld'],
];
const path = fc
  .tuple(fc.constantFrom(...BEGINNINGS), step, fc.array(step, { minLength: 1, maxLength: STEPS_MAX - 1 }))
  .map(([beginning, first, rest]): Step[] => [...beginning.map((kind) => ({ ...first, kind })), ...rest]);

describe('whatever is tried upon bookings, in whatever order', () => {
  let api: TestApi;
  let world: World;
  beforeAll(async () => {
    api = await startTestApi({ env: { DATABASE_POOL: '20' } });
    world = await createWorld(api.services);
  });
  afterAll(() => api.close());

  it(`seats, money, history and holds add up after every step of ${PATHS} paths`, async () => {
    let walked = 0;
    const edges = new Map<string, number>();
    const lane = () =>
      fc.assert(
        fc.asyncProperty(path, async (steps) => {
          const walk = await startPath(api, world, edges);
          for (const one of steps) {
            await take(walk, one);
            await requireInvariants(walk);
          }
          walked += 1;
        }),
        { numRuns: PATHS / LANES },
      );
    await Promise.all(Array.from({ length: LANES }, lane));
    expect(walked).toBe(PATHS);
    // a walk that never gets anywhere holds all invariants: each way that these people can go was gone
    const ways = Object.entries(BOOKING_GRAPH).flatMap(([from, all]) =>
      all.flatMap(({ action, to, by }) => by.map((actor) => `${action} ${from}→${to} by ${actor}`)),
    );
    expect(ways.filter((way) => !edges.has(way) && !NOT_WALKED.some((part) => way.includes(part)))).toEqual([]);
  }, 1_200_000);
});
