import { useEffect, useRef } from 'react';
import { emit } from './emit.ts';
import css from './stand-in.module.css';

/** of one fragment or page, out of its release's contract */
export interface StandInProps {
  /** 'mf-catalog/heart' */
  name: string;
  /** the release whose contract it follows */
  version: string;
  given: object;
  /** what of `given` does not fit the contract */
  problems: readonly string[];
  /** functions among its props → what they are called with */
  handlers: Readonly<Record<string, readonly unknown[]>>;
  /** events of its remote → what they carry */
  events: Readonly<Record<string, object>>;
}

interface Asked {
  call?: string;
  raise?: string;
  with?: unknown;
}

/** how a test asks a stand-in to do something: shared-contracts/testing/stand-in.ts */
const ASK = 'cairn:stand-in';

/** What a neighbour would be: says what it is given and whether that fits, calls and raises what the neighbour would. */
export function StandIn({ name, version, given, problems, handlers, events }: StandInProps) {
  const ref = useRef<HTMLElement>(null);
  const shown = JSON.stringify(given, (_key, value: unknown) => (typeof value === 'function' ? undefined : value), 2);
  const remote = name.slice(0, name.indexOf('/'));
  const call = (handler: string, values: readonly unknown[]) => {
    const found = Object.entries(given).find(([key]) => key === handler)?.[1] as unknown;
    if (typeof found === 'function') found(...values);
  };
  useEffect(() => {
    const place = ref.current;
    const answer = (event: Event) => {
      const { call: handler, raise, with: value } = (event as CustomEvent<Asked>).detail;
      if (handler) call(handler, value === undefined ? (handlers[handler] ?? []) : [value]);
      if (raise) emit(`${remote}/${raise}`, (value ?? events[raise] ?? {}) as object);
    };
    place?.addEventListener(ASK, answer);
    // tests wait for it: without a listener nothing is answered
    place?.setAttribute('data-ready', '');
    return () => place?.removeEventListener(ASK, answer);
  });
  return (
    <section ref={ref} className={css.box} data-stand-in={name} data-problems={problems.length} aria-label={name}>
      <p>
        <b>{name}</b> stand-in of {version}
      </p>
      {problems.length > 0 && (
        <ul role="alert" className={css.problems}>
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
      <pre className={css.given}>{shown}</pre>
      <div className={css.buttons}>
        {Object.entries(handlers).map(([handler, values]) => (
          <button key={handler} type="button" onClick={() => call(handler, values)}>
            {handler}
          </button>
        ))}
        {Object.entries(events).map(([event, payload]) => (
          <button key={event} type="button" onClick={() => emit(`${remote}/${event}`, payload)}>
            {event}
          </button>
        ))}
      </div>
    </section>
  );
}
