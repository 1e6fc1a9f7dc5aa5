import { experimentEvents } from '@cairn/shared-contracts/api/experiments.calls';
import type { ExperimentEvent } from '@cairn/shared-contracts/api/experiments.schema';
import { splitName } from '@cairn/shared-contracts/remote/part-name';
import type { PlannedExperiment } from '../../composition/boot.ts';
import { UNIT_FAILED, type UnitFailure } from '../../composition/unit-failed.ts';
import { EventQueue } from './event-queue.ts';
import type { Part, PartRefs } from './part-refs.ts';
import { measureVitals } from './vitals.ts';

/** sessionStorage: before each experiment that this tab's exposure is counted for */
const COUNTED = 'cairn:exposed:';

export interface Watching {
  window: Window & typeof globalThis;
  experiments: readonly PlannedExperiment[];
  parts: PartRefs;
  /** as every call of the page has them */
  headers(): Record<string, string>;
  measure?: typeof measureVitals;
}

const read = (storage: () => Storage, name: string): string | null => {
  try {
    return storage().getItem(name);
  } catch {
    // a browser that forbids storage: the api counts a visitor once by itself
    return null;
  }
};
const write = (storage: () => Storage, name: string): void => {
  try {
    storage().setItem(name, '1');
  } catch {
    // as above
  }
};

/** Resolves when somebody looks at the page: not while it is prerendered, nor in a tab behind others. */
function onceSeen({ document }: Window): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const look = () => {
    // prerendered pages are hidden, too
    if (document.visibilityState !== 'visible') return;
    document.removeEventListener('visibilitychange', look);
    resolve();
  };
  document.addEventListener('visibilitychange', look);
  look();
  return promise;
}

/**
 * Tells the api of the experiments that this visitor is in: once that a part of the compared remote was on the screen, what failed of it, and
 * the page's vitals when it is left.
 */
export async function watchExperiments({
  window,
  experiments,
  parts,
  headers,
  measure = measureVitals,
}: Watching): Promise<void> {
  const storage = () => window.sessionStorage;
  const vitals = measure(window);
  const queue = new EventQueue({
    setTimeout: (run, ms) => window.setTimeout(run, ms),
    async send(events) {
      const { status } = await window.fetch(`/api${experimentEvents.path}`, {
        method: 'POST',
        // also when the page is gone
        keepalive: true,
        headers: { ...headers(), 'content-type': 'application/json' },
        body: JSON.stringify({ events }),
      });
      return status;
    },
    onTaken(events) {
      for (const { kind, experiment } of events) if (kind === 'exposure') write(storage, COUNTED + experiment);
    },
  });
  const shown = new Set<PlannedExperiment>();
  const failed = new Set<PlannedExperiment>();
  const add = (event: ExperimentEvent) => queue.add(event);

  const show = (remote: string) => {
    for (const experiment of experiments) {
      if (experiment.remote !== remote || shown.has(experiment)) continue;
      shown.add(experiment);
      if (read(storage, COUNTED + experiment.name)) continue;
      add({ experiment: experiment.name, kind: 'exposure', has_fallen: experiment.hasFallen });
      queue.flush();
    }
  };
  window.addEventListener(UNIT_FAILED, (event) => {
    // unitFailed() makes no other
    const { name } = (event as CustomEvent<UnitFailure>).detail;
    for (const experiment of experiments) {
      if (experiment.remote !== splitName(name)[0] || failed.has(experiment)) continue;
      failed.add(experiment);
      // what failed was to be seen, or it would not have been asked for
      show(experiment.remote);
      add({ experiment: experiment.name, kind: 'error' });
      queue.flush();
    }
  });
  let isMeasured = false;
  const leave = () => {
    if (shown.size === 0) return;
    if (!isMeasured) {
      isMeasured = true;
      const { lcp, inp, cls } = vitals();
      for (const { name: experiment } of shown)
        for (const [kind, value] of [
          ['lcp', lcp],
          ['inp', inp],
          ['cls', cls],
        ] as const)
          if (value !== undefined) add({ experiment, kind, value: Math.round(value) });
    }
    queue.flush(true);
  };
  window.document.addEventListener('visibilitychange', () => {
    if (window.document.visibilityState === 'hidden') leave();
  });
  // a page that is gone to another from was not hidden before, in some browsers
  window.addEventListener('pagehide', leave);

  await onceSeen(window);
  const observers = new Map<string, IntersectionObserver>();
  parts.follow(({ remote, place }: Part) => {
    if (!experiments.some((experiment) => experiment.remote === remote)) return;
    let observer = observers.get(remote);
    if (!observer) {
      observer = new window.IntersectionObserver((entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) show(remote);
      });
      observers.set(remote, observer);
    }
    place.observeUsing(observer);
  });
}
