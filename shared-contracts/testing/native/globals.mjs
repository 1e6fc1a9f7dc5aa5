// '@jest/globals', as Node loads it. Live bindings: a helper that was loaded with an earlier file speaks to the file that runs.
export let afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest, test;

export function take(globals) {
  ({ afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest, test } = globals);
}
