import { UNSAFE_ErrorResponseImpl as ErrorResponseImpl } from 'react-router';

/** how a loader ended */
export type Outcome =
  | { kind: 'data'; data: unknown }
  | { kind: 'error'; error: unknown }
  | { kind: 'redirect'; to: Redirect };

export interface Redirect {
  /** as the loader said it: a path of the site without its prefix, or a whole address */
  location: string;
  /** by a page load */
  isDocument: boolean;
  replace: boolean;
}

interface WithInit {
  data: unknown;
  init: ResponseInit | null;
}

/** react-router's `data()` */
const isWithInit = (value: unknown): value is WithInit =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === 'DataWithResponseInit';

function redirectOf({ status, headers }: Response): Redirect | undefined {
  const location = headers.get('location');
  if (status < 300 || status > 399 || location === null) return undefined;
  return {
    location,
    // the names under which react-router's redirectDocument() and replace() write it
    isDocument: headers.has('x-remix-reload-document'),
    replace: headers.has('x-remix-replace'),
  };
}

/** what error pages know by `isRouteErrorResponse` */
const refusal = ({ data, init }: WithInit): unknown =>
  new ErrorResponseImpl(init?.status ?? 500, init?.statusText ?? 'Internal Server Error', data);

/** Runs a loader; one that throws or is given up ends like any other. */
export async function outcomeOf(load: () => unknown, signal: AbortSignal): Promise<Outcome> {
  const givenUp = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
  let isThrown = false;
  const result: unknown = await Promise.race([(async () => load())(), givenUp]).catch((error: unknown) => {
    isThrown = true;
    return error;
  });
  const to = result instanceof Response ? redirectOf(result) : undefined;
  if (to) return { kind: 'redirect', to };
  if (!isThrown) return { kind: 'data', data: isWithInit(result) ? result.data : result };
  return { kind: 'error', error: isWithInit(result) ? refusal(result) : result };
}
