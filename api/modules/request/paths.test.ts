import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { requireInvariants } from './testing/invariants.ts';
import { STEP_KINDS, type Step, startPath, take } from './testing/paths.ts';
import { createWorld, type World } from './testing/world.ts';

const PATHS = 1_000;
/** walked side by side: they share a tour and an organizer, and nothing else */
const LANES = 4;
const STEPS_MAX = 10;

const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom(...STEP_KINDS),
  who: fc.nat({ max: 1 }),
  date: fc.nat({ max: 1 }),
  seats: fc.integer({ min: 1, max: 3 }),
  pick: fc.nat({ max: 5 }),
});
/** most paths begin with a request, for nothing can be done without one */
const path = fc
  .tuple(step, fc.array(step, { minLength: 1, maxLength: STEPS_MAX - 1 }))
  .map(([first, rest]): Step[] => [{ ...first, kind: 'request' }, ...rest]);

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
    const lane = () =>
      fc.assert(
        fc.asyncProperty(path, async (steps) => {
          const walk = await startPath(api, world);
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
  }, 600_000);
});
