import { refreshToken } from '@cairn/shared-contracts/api/user.calls';
import { callApi } from './call-api.ts';
import { clientAddress } from './client-address.ts';
import { OWN_CALL_HEADERS } from './own-calls.ts';
import type { Tokens } from './session-cookies.ts';

/** What became of a refresh token. */
export type Renewal =
  | { kind: 'renewed'; tokens: Tokens }
  /** the api knows no such session: the one answer that ends it */
  | { kind: 'refused' }
  /** nobody can tell now: the session stays as it is. Seconds until it is worth another try */
  | { kind: 'away'; retryAfter: number };

/** In whose name the api is asked. */
export interface Asker {
  ip: string;
  userAgent: string | undefined;
  device: string | undefined;
  /** the device that the browser came with: it may have been given one only now */
  cameWith: string | undefined;
}

interface Options {
  apiUrl: string;
  /** milliseconds */
  now?(): number;
}

const PATIENCE_MS = 5_000;
const RETRY_SECONDS = 5;
/**
 * A browser whose answer got lost on the way comes back with the token before. The api answers that one alike for 20 seconds, which a
 * tunnel outlasts; a third of the access token's life costs a theft no more than being noticed that much later.
 */
const RENEWED_MS = 5 * 60_000;
/** a refused token stays refused: one browser's many pictures come with it before they hear so */
const REFUSED_MS = 5 * 60_000;
const REMEMBERED = 20_000;
/** refusals of one visitor within the window: invented tokens, since whoever has one real token gets one refusal at most */
const REFUSALS = 20;
const WINDOW_MS = 60_000;

const isTokens = (body: unknown): body is Tokens =>
  typeof body === 'object' && body !== null && 'token' in body && 'refresh_token' in body && 'expires_in' in body;

const codeOf = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined;

const away = (retryAfter: string | null): Renewal => {
  const seconds = Number(retryAfter ?? RETRY_SECONDS);
  return { kind: 'away', retryAfter: Number.isInteger(seconds) && seconds > 0 ? seconds : RETRY_SECONDS };
};

async function ask(apiUrl: string, token: string, { ip, userAgent, device }: Asker): Promise<Renewal> {
  const headers = new Headers({ ...OWN_CALL_HEADERS, 'content-type': 'application/json', 'x-forwarded-for': ip });
  if (userAgent) headers.set('user-agent', userAgent);
  if (device) headers.set('x-device', device);
  const answer = await callApi(apiUrl + refreshToken.path, {
    method: 'POST',
    headers,
    body: JSON.stringify({ refresh_token: token }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  // an answer that is cut off is no answer
  const body: unknown = await answer.json();
  if (answer.ok && isTokens(body)) return { kind: 'renewed', tokens: body };
  if (answer.status === 401 && codeOf(body) === 'unauthorized') return { kind: 'refused' };
  return away(answer.headers.get('retry-after'));
}

/** One process's refreshes: each token is asked for once, however many requests come with it, and what was answered is remembered. */
export class Renewals {
  readonly #apiUrl: string;
  readonly #now: () => number;
  readonly #underWay = new Map<string, Promise<Renewal>>();
  readonly #answered = new Map<string, { renewal: Renewal; device: string | undefined; until: number }>();
  readonly #refusals = new Map<string, { count: number; until: number }>();

  constructor({ apiUrl, now = () => performance.now() }: Options) {
    this.#apiUrl = apiUrl;
    this.#now = now;
  }

  /** What is known without asking. New tokens go to the browser alone that the old ones came from; one that had no device yet has nothing to be told by. */
  known(token: string, device: string | undefined): Renewal | undefined {
    const answered = this.#answered.get(token);
    if (!answered || answered.until <= this.#now()) return undefined;
    const isAnothers = answered.device !== undefined && answered.device !== device;
    return answered.renewal.kind === 'renewed' && isAnothers ? undefined : answered.renewal;
  }

  renew(token: string, asker: Asker): Promise<Renewal> {
    const known = this.known(token, asker.cameWith);
    if (known) return Promise.resolve(known);
    const underWay = this.#underWay.get(token);
    if (underWay) return underWay;
    const visitor = clientAddress(asker.ip);
    const wait = this.#wait(visitor);
    if (wait > 0) return Promise.resolve({ kind: 'away', retryAfter: wait });
    const renewal = ask(this.#apiUrl, token, asker)
      // refused, reset, too slow, cut off
      .catch(() => away(null))
      .then((answer) => {
        this.#remember(token, answer, asker.cameWith);
        if (answer.kind === 'refused') this.#count(visitor);
        return answer;
      })
      .finally(() => this.#underWay.delete(token));
    this.#underWay.set(token, renewal);
    return renewal;
  }

  #remember(token: string, renewal: Renewal, device: string | undefined): void {
    if (renewal.kind === 'away') return;
    const [oldest] = this.#answered.keys();
    if (oldest !== undefined && this.#answered.size >= REMEMBERED) this.#answered.delete(oldest);
    const rememberedMs = renewal.kind === 'renewed' ? RENEWED_MS : REFUSED_MS;
    this.#answered.set(token, { renewal, device, until: this.#now() + rememberedMs });
  }

  /** seconds until the visitor may invent another token */
  #wait(visitor: string): number {
    const refusals = this.#refusals.get(visitor);
    if (!refusals || refusals.until <= this.#now() || refusals.count < REFUSALS) return 0;
    return Math.max(1, Math.ceil((refusals.until - this.#now()) / 1000));
  }

  #count(visitor: string): void {
    const now = this.#now();
    const refusals = this.#refusals.get(visitor);
    if (refusals && refusals.until > now) {
      refusals.count++;
      return;
    }
    const [oldest] = this.#refusals.keys();
    if (oldest !== undefined && this.#refusals.size >= REMEMBERED) this.#refusals.delete(oldest);
    this.#refusals.delete(visitor);
    this.#refusals.set(visitor, { count: 1, until: now + WINDOW_MS });
  }
}
