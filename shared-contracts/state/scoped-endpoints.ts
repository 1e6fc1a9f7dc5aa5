import type { EndpointDefinitions } from '@reduxjs/toolkit/query';
import { type BaseApi, baseApi, type CallOptions } from './base-api.ts';
import { mutationsWithoutChanges } from './changes.ts';
import { handleOf } from './endpoint-handle.ts';
import { mayUse, tagRefusal } from './tags.ts';

type Inject = BaseApi['injectEndpoints'];
/** the endpoint builder that RTK Query hands to `injectEndpoints` */
export type Build = Parameters<Parameters<Inject>[0]['endpoints']>[0];
type Definitions = Record<string, object>;

/** scope → owner → what that owner's build defines */
const scopes = new Map<string, Map<string, Definitions>>();

/** closures are looked up at call time, so that a released owner's code can be collected */
function liveCall(scope: string, endpoint: string, property: string) {
  return (...args: unknown[]): unknown => {
    for (const definitions of scopes.get(scope)?.values() ?? []) {
      const definition: unknown = Reflect.get(definitions[endpoint] ?? {}, property);
      if (typeof definition === 'function') return definition(...args);
    }
    throw new Error(`endpoint ${scope}/${endpoint} was released`);
  };
}

const thinWrapper = (scope: string, endpoint: string, definition: object) =>
  Object.fromEntries(
    Object.entries(definition).map(([property, value]) => [
      property,
      typeof value === 'function' ? liveCall(scope, endpoint, property) : value,
    ]),
  );

/** builds a definition without telling RTK Query: for a second owner of a scope that it knows already */
const silentBuild = {
  query: (definition: object) => ({ ...definition, type: 'query' }),
  mutation: (definition: object) => ({ ...definition, type: 'mutation' }),
  infiniteQuery: (definition: object) => ({ ...definition, type: 'infinitequery' }),
};

/** of a definition these alone: the others of RTK Query are given the store */
const PARTS: ReadonlySet<string> = new Set([
  'type',
  'query',
  'transformResponse',
  'transformErrorResponse',
  'providesTags',
  'invalidatesTags',
  'extraOptions',
  'keepUnusedDataFor',
]);

const TAG_USES = [
  ['providesTags', 'shownBy'],
  ['invalidatesTags', 'madeStaleBy'],
] as const;

type TagUse = (typeof TAG_USES)[number][1];

/** a list is known now; what a function gives only when it is called, and then its call has been made */
function ownTags(scope: string, owner: string, use: TagUse, tags: unknown): unknown {
  if (typeof tags === 'function') {
    return (...args: unknown[]) => {
      const given: unknown = tags(...args);
      return Array.isArray(given) ? given.filter((tag) => isOwn(scope, owner, use, tag)) : given;
    };
  }
  const refused = Array.isArray(tags) ? tags.find((tag) => !mayUse(owner, use, tag)) : undefined;
  if (refused !== undefined) throw new Error(tagRefusal(owner, use, refused));
  return tags;
}

/**
 * Answers are shared by all owners of a contract, and nobody knows which of them has asked: a tag is left out when none of them may use
 * it. By the first alone it would depend on the page that somebody has come from.
 */
function isOwn(scope: string, owner: string, use: TagUse, tag: unknown): boolean {
  const owners = [owner, ...(scopes.get(scope)?.keys() ?? [])];
  const isAllowed = owners.some((one) => mayUse(one, use, tag));
  if (!isAllowed) console.error(tagRefusal(owner, use, tag));
  return isAllowed;
}

/** a definition that reaches nothing but its own call. @throws when it asks for more */
function contained(scope: string, owner: string, name: string, definition: object): object {
  const more = Object.keys(definition).find((part) => !PARTS.has(part));
  if (more !== undefined) throw new Error(`${owner}: endpoint ${name} may not have ${more}, which is given the store`);
  const tags = TAG_USES.flatMap(([property, use]) => {
    const said: unknown = Reflect.get(definition, property);
    return said === undefined ? [] : [[property, ownTags(scope, owner, use, said)]];
  });
  return { ...definition, ...Object.fromEntries(tags) };
}

function changesNothing(definition: object): boolean {
  const options: CallOptions | undefined = Reflect.get(definition, 'extraOptions');
  return options?.changesNothing === true;
}

const containedAll = (scope: string, owner: string, definitions: EndpointDefinitions): Definitions =>
  Object.fromEntries(
    Object.entries(definitions).map(([name, definition]) => [name, contained(scope, owner, name, definition)]),
  );

/**
 * Adds endpoints under `scope`, the identity of their contract (name and content hash). Remotes and versions built against the same
 * contract share definitions and cache; a changed contract gets its own. RTK Query keeps definitions for ever, so it is given thin
 * wrappers, and the closures live here until their last owner (`remote@version`) is released.
 * @throws for a definition that would be given the store, or that uses another remote's tags
 */
export function injectScoped<T extends EndpointDefinitions>(scope: string, owner: string, define: (build: Build) => T) {
  const known = scopes.get(scope);
  const owners = known ?? new Map<string, Definitions>();
  if (!known) {
    baseApi.injectEndpoints({
      endpoints: (build) => {
        const definitions = containedAll(scope, owner, define(build));
        scopes.set(scope, owners.set(owner, definitions));
        for (const [name, definition] of Object.entries(definitions))
          if (changesNothing(definition)) mutationsWithoutChanges.add(`${scope}/${name}`);
        const wrapped = Object.entries(definitions).map(([name, definition]) => [
          `${scope}/${name}`,
          thinWrapper(scope, name, definition),
        ]);
        // same definitions under scoped names: what RTK Query types is restored on the way out
        return Object.fromEntries(wrapped) as Record<string, never>;
      },
    });
  } else if (!owners.has(owner)) {
    // it has no part of a real builder but those that definitions call: nothing is injected on this pass
    owners.set(owner, containedAll(scope, owner, define(silentBuild as unknown as Build)));
  }
  const names = Object.keys(owners.get(owner) ?? {});
  const all: Record<string, object> = baseApi.endpoints;
  // the unscoped view of what was just injected, typed as RTK Query would type it
  return Object.freeze(
    Object.fromEntries(names.map((name) => [name, handleOf(all[`${scope}/${name}`] ?? {})])),
  ) as ScopedEndpoints<T>;
}

export type ScopedEndpoints<T extends EndpointDefinitions> = ReturnType<typeof baseApi.injectEndpoints<T>>['endpoints'];

/** forgets a remote's closures, once no request uses that version any more */
export function releaseOwner(owner: string): void {
  for (const owners of scopes.values()) owners.delete(owner);
}

/** contract → owners, for inspection */
export const contractOwners = (): Record<string, string[]> =>
  Object.fromEntries([...scopes].map(([scope, owners]) => [scope, [...owners.keys()]]));
