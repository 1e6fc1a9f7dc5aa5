import { data, isRouteErrorResponse, type RouteObject, useLoaderData, useRouteError } from 'react-router';
import {
  PageAnswer,
  type QuerySubscription,
  type QueryThunk,
  RouteError,
  type RouteModule,
  type RouteRequest,
} from '../remote/route.ts';
import { isCall } from '../state/endpoint-handle.ts';
import type { SampleStore } from './sample-store.ts';

type Params = Record<string, string>;
interface Loaded<Data> {
  params: Params;
  data: Data;
}

function LoadedPage<Data>({ Component }: Pick<RouteModule<Data>, 'Component'>) {
  const loaded: Loaded<Data> = useLoaderData();
  return <Component {...loaded} />;
}

/** A page's own refusal has a status to show; anything else is a fault of the page, and fails the test. */
function Refusal() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error)) throw error;
  return <h1>Page answered {error.status}</h1>;
}

const refuse = (error: unknown): never => {
  throw error instanceof RouteError ? data(null, { status: error.status }) : error;
};

/** a remote's thunk does not name the store's type; this store is the one it is made for */
const dispatchQuery = <T,>(store: SampleStore, query: QueryThunk<T>): QuerySubscription<T> =>
  store.dispatch(query as unknown as (dispatch: SampleStore['dispatch']) => QuerySubscription<T>);

const loading = (store: SampleStore): RouteRequest['load'] =>
  async function load(query) {
    if (!isCall(query)) throw new TypeError('load() takes what the initiate() of an endpoint gives, and nothing else');
    const subscription = dispatchQuery(store, query);
    try {
      return await subscription.unwrap();
    } finally {
      subscription.unsubscribe();
    }
  };

/** A remote's route as one of react-router. Its loader is given what the shell gives; a refused call it has to catch itself. */
export function playedRoute<Data>(route: RouteModule<Data>, pattern: string, store: SampleStore): RouteObject {
  return {
    path: pattern,
    async loader({ params, request }) {
      const found: Params = {};
      for (const [name, value] of Object.entries(params)) if (value !== undefined) found[name] = value;
      const { signal } = request;
      const context = { ...store.getState().prefs, isServer: false, load: loading(store) };
      const loaded = await route
        .loader?.({ ...context, params: found, url: new URL(request.url), signal })
        .catch(refuse);
      return { params: found, data: (loaded instanceof PageAnswer ? loaded.data : loaded) ?? null };
    },
    element: <LoadedPage Component={route.Component} />,
    hydrateFallbackElement: <></>,
    errorElement: <Refusal />,
  };
}
