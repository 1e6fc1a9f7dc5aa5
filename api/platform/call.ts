import type { CallDefinition } from '@cairn/shared-contracts/api/define-call';
import type { Site } from '@cairn/shared-contracts/domain/site';
import type { Logger } from 'pino';
import type * as z from 'zod/mini';
import type { FileAnswer } from './file-answer.ts';
import type { Prove } from './http/guard.ts';
import type { ReceivedFile } from './http/receive-upload.ts';

/** Who calls, as their access token says. */
export interface SessionUser {
  id: number;
  role: 'client' | 'organizer' | 'admin';
  organizerId: number | null;
  sessionId: number;
}

export interface CallContext<Query, Body> {
  /** parsed by the call's schema */
  query: Query;
  body: Body;
  /** of a call that takes one; gone when the call has answered */
  file: ReceivedFile | null;
  user: SessionUser | null;
  /** X-Language, an ISO locale that the site speaks */
  language: string;
  /** X-Currency, a currency that the site shows */
  currency: string;
  ip: string;
  /** '' when the caller does not say */
  userAgent: string;
  /** whom limits count: the address of a network's end, not of each of its 2^64 hosts (platform/client-address.ts) */
  address: string;
  /** X-Device: what the site knows the visitor's browser by, a random value that only it sends; null when it did not come over the site */
  device: string | null;
  /** X-Visitor: what the site draws rollouts by for this browser; left out by what is no call of a browser */
  visitor?: string | null;
  /** X-Experiments: those that the site says the caller is in */
  experiments?: string;
  /** X-Squad-Remotes: those whose squad the site knows the caller to be, by a proof */
  squadRemotes?: readonly string[];
  prove: Prove;
  /** the variant of the site that is asked */
  site: Site;
  /** trace id of the request */
  requestId: string;
  log: Logger;
}

/** How a call is served, which nobody but the api needs to know. */
interface Policy {
  /** most calls per minute and client; over it 429 */
  perMinute?: number;
  /** of the body, where it is always a short one; over it 413 */
  maxBodyBytes?: number;
  /** how long anybody may keep the answer; without it nobody does. Only for answers that are the same for all. */
  cacheSeconds?: number;
  /**
   * The answer depends on nothing but the query, language, currency and site: pages for guests that are made of such answers alone are
   * rendered once for many. What it shows must be among the tables of platform/shown-tables.ts, or may be some seconds old.
   */
  isShared?: boolean;
}

/** A call of specification §7 with its handler: served as it stands and described in /openapi.json. */
export interface Call extends CallDefinition, Policy {
  /** path on the site that a person's browser is led to where programs get 404 or 410 */
  pageInstead?(context: CallContext<unknown, unknown>): Promise<string>;
  handle(context: CallContext<unknown, unknown>): Promise<unknown>;
}

type ContextOf<C> = CallContext<
  C extends { query: infer Q extends z.ZodMiniType } ? z.output<Q> : undefined,
  C extends { body: infer B extends z.ZodMiniType } ? z.output<B> : undefined
>;
type Answered<C> = C extends { file: string }
  ? FileAnswer
  : C extends { answer: infer A extends z.ZodMiniType }
    ? z.input<A>
    : never;

/** what a handler may not look at whose answer is anybody's */
type WhoAsks = 'user' | 'ip' | 'userAgent' | 'address' | 'device' | 'visitor' | 'experiments' | 'prove';

interface ServedTo<C extends CallDefinition, Context> {
  pageInstead?(context: Context): Promise<string>;
  handle(context: Context): Promise<Answered<C>>;
}

type Served<C extends CallDefinition> = Policy &
  (
    | ({ isShared: true } & ServedTo<C, Omit<ContextOf<C>, WhoAsks>>)
    | ({ isShared?: false } & ServedTo<C, ContextOf<C>>)
  );

/** Attaches a handler to the definition of a call, which says what comes in and what goes out (shared-contracts/api/*.calls.ts). */
export const serve = <C extends CallDefinition>(definition: C, served: Served<C>): Call =>
  // the server hands over exactly what the definition's schemas produced, so the wider handler type is safe
  ({ ...definition, ...served }) as unknown as Call;
