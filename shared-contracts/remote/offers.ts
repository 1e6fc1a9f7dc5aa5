import type { core } from 'zod/mini';

/**
 * What the remotes offer one another, by name: each remote's remote.ts adds its own, and a neighbour that exists only as a release adds
 * them by the types that `cairn neighbour` writes. Types alone: no remote imports another, and no schema reaches the browser.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface Fragments {}

/** 'mf-catalog/guest-favourites' → what it carries */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface Events {}

export type KnownFragment = Extract<keyof Fragments, `mf-${string}/${string}`>;
export type KnownEvent = Extract<keyof Events, `mf-${string}/${string}`>;

/** what a fragment is given, as its remote's description says: the one place that says it */
export type FragmentProps<Name extends KnownFragment> = Fragments[Name];
export type EventPayload<Name extends KnownEvent> = Events[Name];

type Nothing = Record<string, never>;
type InputOf<Schema> = Schema extends core.$ZodType ? core.input<Schema> : Nothing;

interface Described {
  name: string;
  fragments?: object;
  events?: object;
}
type Named<Remote extends string, Parts, Key extends 'props' | 'payload'> = {
  [Part in keyof Parts & string as `${Remote}/${Part}`]: Parts[Part] extends Record<Key, infer Schema>
    ? InputOf<Schema>
    : Nothing;
};

/** For a remote.ts: `interface Fragments extends FragmentsOf<typeof description> {}` */
export type FragmentsOf<D extends Described> = Named<D['name'], NonNullable<D['fragments']>, 'props'>;
export type EventsOf<D extends Described> = Named<D['name'], NonNullable<D['events']>, 'payload'>;
