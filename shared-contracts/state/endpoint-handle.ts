/** thunks that endpoints of the platform made: what a loader may have run */
const calls = new WeakSet<object>();

type Initiate = (...args: never[]) => object;

/** endpoint → what a remote gets of it, made once, so that two remotes hold the same */
const handles = new WeakMap<object, object>();

/**
 * What a remote gets of an endpoint: the same hooks, selectors and `initiate`, unchangeable. The definition and the api behind stay
 * out of reach, and nothing that one remote does to it is there for another.
 */
export function handleOf<Endpoint extends object>(endpoint: Endpoint): Endpoint {
  // the same shape with `initiate` remembered
  const known = handles.get(endpoint) as Endpoint | undefined;
  if (known) return known;
  const initiate: unknown = Reflect.get(endpoint, 'initiate');
  const useQuery: unknown = Reflect.get(endpoint, 'useQuery');
  const handle: Endpoint = Object.freeze({
    ...endpoint,
    // RTK's endpoints are asked by a function that gives a thunk
    ...(typeof useQuery === 'function' ? { useQuery: hookFor(endpoint, useQuery as QueryHook) } : {}),
    ...(typeof initiate === 'function' ? { initiate: remembered(initiate as Initiate) } : {}),
  });
  handles.set(endpoint, handle);
  return handle;
}

type QueryHook = (arg: unknown, options?: object) => object;
let readBy: ((endpoint: object) => QueryHook) | undefined;

/** On the server, before any page: how components read calls in place of RTK Query's own hook, with the same results. */
export function readCallsBy(make: (endpoint: object) => QueryHook): void {
  readBy = make;
}

function hookFor(endpoint: object, own: QueryHook): QueryHook {
  let other: QueryHook | undefined;
  return (arg, options) => {
    other ??= readBy?.(endpoint);
    return (other ?? own)(arg, options);
  };
}

const remembered =
  (initiate: Initiate): Initiate =>
  (...args) => {
    const thunk = initiate(...args);
    calls.add(thunk);
    return thunk;
  };

/** Is this what the `initiate` of an endpoint gave? Any other thunk would be handed the store. */
export const isCall = (thunk: unknown): boolean => typeof thunk === 'function' && calls.has(thunk);

/** handles of all of these */
export const handlesOf = <Endpoints extends object>(endpoints: Endpoints): Readonly<Endpoints> =>
  // the same names and shapes
  Object.freeze(
    Object.fromEntries(Object.entries(endpoints).map(([name, endpoint]) => [name, handleOf(endpoint)])),
  ) as Readonly<Endpoints>;
