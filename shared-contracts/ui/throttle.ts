export interface Throttled {
  (): void;
  /** Forgets the call that waits. */
  cancel: () => void;
}

/** Calls at once, then at most every `ms`; the last of several calls within that time is made at its end. */
export function throttle(call: () => void, ms: number): Throttled {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWanted = false;

  function rest() {
    timer = undefined;
    if (isWanted) run();
  }

  function run() {
    isWanted = false;
    timer = setTimeout(rest, ms);
    call();
  }

  const throttled = () => {
    if (timer === undefined) run();
    else isWanted = true;
  };
  return Object.assign(throttled, {
    cancel() {
      clearTimeout(timer);
      timer = undefined;
      isWanted = false;
    },
  });
}
