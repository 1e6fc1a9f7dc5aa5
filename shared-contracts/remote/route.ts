import type { ComponentType } from 'react';
import type { FragmentProps, KnownFragment } from './offers.ts';

/** What the shell gives a loader: the store's calls, and who asks. */
export interface LoadContext {
  locale: string;
  /** ISO 4217 */
  currency: string;
  isServer: boolean;
  /**
   * Runs an RTK Query `initiate(…)` and gives its data; the page's `useQuery` finds it in the cache. An answer of 401, 403, 404 or
   * 410 becomes the page's status (`RouteError`), any other failure 503.
   */
  load<T>(query: QueryThunk<T>): Promise<T>;
}

/** what `endpoint.initiate(arg)` returns, as far as a loader cares; the store's own type is none of a remote's business */
export type QueryThunk<T> = (dispatch: never, getState: never, extra: never) => QuerySubscription<T>;

export interface QuerySubscription<T> {
  unwrap(): Promise<T>;
  unsubscribe(): void;
}

export interface RouteRequest<Params = Record<string, string>> extends LoadContext {
  /** of the shell's route table */
  params: Params;
  url: URL;
  signal: AbortSignal;
}

export interface RouteProps<Data> {
  params: Record<string, string>;
  data: Data;
}

/**
 * 'bare': a header with the logo only and no footer, as the payment page wants; 'split': the same over a page whose left half is a
 * picture from edge to edge on wide screens
 */
export type PageLayout = 'default' | 'bare' | 'split';

export interface RouteModule<Data = unknown> {
  loader?(request: RouteRequest): Promise<Data | PageAnswer<Data>>;
  Component: ComponentType<RouteProps<Data>>;
  layout?: PageLayout;
}

/** A page of the site. The loader runs before it renders, on the server and on client-side navigation alike. */
export const defineRoute = <Data>(route: RouteModule<Data>): RouteModule<Data> => route;

export interface FragmentModule<Props = Record<string, never>> {
  /** calls to have in the cache before it renders */
  preload?(props: Props, context: LoadContext): Promise<unknown>;
  Component: ComponentType<Props>;
}

/**
 * A part that other remotes' pages show through a `<Slot>`: `defineFragment<'mf-catalog/heart'>(…)`. What it is given is what its remote's
 * description says. Only a fragment that takes nothing may leave its name out.
 */
export const defineFragment = <Name extends KnownFragment>(
  fragment: FragmentModule<FragmentProps<Name>>,
): FragmentModule<FragmentProps<Name>> => fragment;

/** Ends a loader with a status of its own: 404, 410, 403, 401 (login first), 503. */
export class RouteError extends Error {
  readonly status: number;
  /** shown on 410 and 404 pages in place of the general message; also the api's code */
  readonly code: string;
  /** request id of the call that failed: shown where nobody but us can help */
  readonly reference: string | undefined;
  /** what the api answered, where it did: most failures are 503 as pages */
  readonly answered: number | undefined;

  constructor(status: number, code = '', message = '', reference?: string, answered?: number) {
    super(message || `page answered ${status}`);
    this.name = 'RouteError';
    this.status = status;
    this.code = code;
    this.reference = reference;
    this.answered = answered;
  }
}

/** What a loader gave with a status for the page: see `withStatus`. */
export class PageAnswer<Data> {
  readonly data: Data;
  readonly status: number;

  constructor(data: Data, status: number) {
    this.data = data;
    this.status = status;
  }
}

/** Ends a loader with a page of the remote's own and a status: a link that has expired is 410, and says so in its own words. */
export const withStatus = <Data>(data: Data, status: number): PageAnswer<Data> => new PageAnswer(data, status);

export const notFound = (code = 'not_found') => new RouteError(404, code);
export const gone = (code = 'gone') => new RouteError(410, code);

/** Ends a loader with a redirect inside the site (`to` starts with '/'). */
export class RouteRedirect extends Error {
  readonly to: string;
  readonly status: 301 | 302;

  constructor(to: string, status: 301 | 302 = 302) {
    super(`redirect to ${to}`);
    this.name = 'RouteRedirect';
    this.to = to;
    this.status = status;
  }
}
