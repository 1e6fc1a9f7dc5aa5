import { splitName } from '@cairn/shared-contracts/remote/part-name';
import { UNIT_FAILED, type UnitFailure } from '../../composition/unit-failed.ts';
import { remoteIn } from './measures.ts';

/** What went wrong in this browser, by remote. */
export interface Faults {
  of(remote: string): readonly string[];
  subscribe(onChange: () => void): () => void;
  /** another text after each fault */
  count(): number;
}

const STORED_MOST = 50;

export function watchFaults(target: Window): Faults {
  const faults: { remote: string; reason: string }[] = [];
  const listeners = new Set<() => void>();
  let count = 0;
  const add = (remote: string | undefined, reason: string) => {
    if (!remote) return;
    count++;
    faults.push({ remote, reason });
    if (faults.length > STORED_MOST) faults.shift();
    for (const listener of listeners) listener();
  };
  const textOf = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error));
  target.addEventListener(UNIT_FAILED, (event) => {
    // unitFailed() makes no other
    const { name, reason } = (event as CustomEvent<UnitFailure>).detail;
    add(splitName(name)[0], reason);
  });
  target.addEventListener('error', ({ error, filename, message }) =>
    add(remoteIn(`${filename}\n${textOf(error)}`), message),
  );
  target.addEventListener('unhandledrejection', ({ reason }) => add(remoteIn(textOf(reason)), String(reason)));
  return {
    of: (remote) => faults.filter((fault) => fault.remote === remote).map(({ reason }) => reason),
    count: () => count,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
  };
}
