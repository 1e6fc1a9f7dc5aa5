import { useEffect, useEffectEvent } from 'react';
import type { RemoteName } from './define-remote.ts';
import type { EventPayload, KnownEvent } from './offers.ts';

/**
 * What remotes say to one another. Each remote has this module in its own bundle: they meet on the window, and nothing is shared.
 * A listener that throws is reported by the browser like any other error, and the others still hear.
 */
const typeOf = (name: string): string => `cairn:${name}`;

type OwnEvent<Remote extends RemoteName> = Extract<KnownEvent, `${Remote}/${string}`>;
type Given<Payload> = Record<never, never> extends Payload ? [] : [payload: Payload];
export type Emit<Remote extends RemoteName> = <Name extends OwnEvent<Remote>>(
  name: Name,
  ...payload: Given<EventPayload<Name>>
) => void;

/**
 * `const emit = emitterOf<'mf-catalog'>()`: says this remote's own events and no others. The build refuses another remote's name, and so
 * does the emitter itself. The shell's bundle, and one that holds all remotes, know no owner.
 */
export function emitterOf<Remote extends RemoteName>(): Emit<Remote> {
  return (name, ...[payload]) => {
    if (__REMOTE__.startsWith('mf-') && !name.startsWith(`${__REMOTE__}/`))
      throw new Error(`${__REMOTE__} cannot say ${name}`);
    // nobody hears on the server
    if (typeof window === 'object') window.dispatchEvent(new CustomEvent(typeOf(name), { detail: payload }));
  };
}

/** @returns what takes the handler away */
export function onRemoteEvent<Name extends KnownEvent>(
  name: Name,
  handler: (payload: EventPayload<Name>) => void,
): () => void {
  if (typeof window !== 'object') return () => undefined;
  // of this type, only an emitter's events are on the window
  const listener = (event: Event) => handler((event as CustomEvent<EventPayload<Name>>).detail);
  window.addEventListener(typeOf(name), listener);
  return () => window.removeEventListener(typeOf(name), listener);
}

/** Hears while the component is on the page; the handler may be another one at each render. */
export function useRemoteEvent<Name extends KnownEvent>(
  name: Name,
  handler: (payload: EventPayload<Name>) => void,
): void {
  const heard = useEffectEvent(handler);
  useEffect(() => onRemoteEvent(name, (payload) => heard(payload)), [name]);
}
