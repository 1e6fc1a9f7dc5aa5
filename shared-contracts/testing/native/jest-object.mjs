/** how jest-circus calls the limit of a test that a file has set for itself */
const TEST_TIMEOUT = Symbol.for('TEST_TIMEOUT_SYMBOL');

/** Node's own streams and fetch wait for these: held still in the process, a body is never read. */
const NODES_OWN = ['nextTick', 'queueMicrotask'];

/** The part of Jest's `jest` that works on the process itself: spies, fake timers, the limit of a test. Nothing replaces modules. */
export function jestObject({ moduleMocker: mocker, fakeTimersModern: timers }) {
  return {
    fn: mocker.fn.bind(mocker),
    spyOn: mocker.spyOn.bind(mocker),
    isMockFunction: (value) => mocker.isMockFunction(value),
    restoreAllMocks: () => mocker.restoreAllMocks(),
    clearAllMocks: () => mocker.clearAllMocks(),
    useFakeTimers: (options = {}) =>
      timers.useFakeTimers({ ...options, doNotFake: [...NODES_OWN, ...(options.doNotFake ?? [])] }),
    useRealTimers: () => timers.useRealTimers(),
    setSystemTime: (now) => timers.setSystemTime(now),
    advanceTimersByTime: (milliseconds) => timers.advanceTimersByTime(milliseconds),
    advanceTimersByTimeAsync: (milliseconds) => timers.advanceTimersByTimeAsync(milliseconds),
    runAllTimersAsync: () => timers.runAllTimersAsync(),
    getTimerCount: () => timers.getTimerCount(),
    setTimeout(milliseconds) {
      globalThis[TEST_TIMEOUT] = milliseconds;
    },
  };
}

/** Undoes what a file left behind: spies, fake timers, a limit of its own. */
export function restore({ moduleMocker, fakeTimersModern }) {
  moduleMocker.restoreAllMocks();
  // biome-ignore lint/correctness/useHookAtTopLevel: Jest's, not React's
  fakeTimersModern.useRealTimers();
  delete globalThis[TEST_TIMEOUT];
}
