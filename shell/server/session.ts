import { profile, refreshToken } from '@cairn/shared-contracts/api/user.calls';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CheckAnswer } from './answer-check.ts';
import { callApi } from './call-api.ts';
import { OWN_CALL_HEADERS } from './own-calls.ts';

/** The two token stores: one outlives the browser, the other does not. Both are out of the reach of page scripts. */
const STORES = {
  persistent: { access: 'cairn_access', refresh: 'cairn_refresh' },
  session: { access: 'cairn_access_session', refresh: 'cairn_refresh_session' },
} as const;

type StoreName = keyof typeof STORES;
const REFRESH_LIFETIME_SECONDS = 60 * 86_400;

interface Tokens {
  token: string;
  refresh_token: string;
  expires_in: number;
}

export const hasTokens = (body: unknown): body is Tokens & Record<string, unknown> =>
  typeof body === 'object' && body !== null && 'token' in body && 'refresh_token' in body && 'expires_in' in body;

const unchecked: CheckAnswer = async (_method, _path, answer) => answer;

/** refreshes under way by refresh token: parallel requests of one visitor share one */
const refreshing = new Map<string, Promise<Tokens | undefined>>();

async function askForTokens(apiUrl: string, token: string): Promise<Tokens | undefined> {
  const answer = await callApi(apiUrl + refreshToken.path, {
    method: 'POST',
    headers: { ...OWN_CALL_HEADERS, 'content-type': 'application/json' },
    body: JSON.stringify({ refresh_token: token }),
  });
  if (!answer.ok) return undefined;
  const body: unknown = await answer.json();
  return hasTokens(body) ? body : undefined;
}

function sharedRefresh(apiUrl: string, token: string): Promise<Tokens | undefined> {
  let promise = refreshing.get(token);
  if (!promise) {
    promise = askForTokens(apiUrl, token).finally(() => refreshing.delete(token));
    refreshing.set(token, promise);
  }
  return promise;
}

/** One request's session: reads the cookies, calls the api in its name, refreshes once on 401 (specification §8), writes cookies back. */
export class Session {
  readonly #apiUrl: string;
  readonly #reply: FastifyReply;
  readonly #isSecure: boolean;
  readonly #check: CheckAnswer;
  #store: StoreName;
  #access: string | undefined;
  #refresh: string | undefined;

  constructor(
    apiUrl: string,
    request: FastifyRequest,
    reply: FastifyReply,
    isSecure: boolean,
    check: CheckAnswer = unchecked,
  ) {
    this.#apiUrl = apiUrl;
    this.#check = check;
    this.#reply = reply;
    this.#isSecure = isSecure;
    this.#store = request.cookies[STORES.session.refresh] ? 'session' : 'persistent';
    this.#access = request.cookies[STORES[this.#store].access];
    this.#refresh = request.cookies[STORES[this.#store].refresh];
  }

  get isPresent(): boolean {
    return Boolean(this.#access ?? this.#refresh);
  }

  /** keeps tokens that the api has just given; `remember` chooses the store */
  open(tokens: Tokens, remember: boolean): void {
    this.#forget();
    this.#store = remember ? 'persistent' : 'session';
    this.#keep(tokens);
  }

  close(): void {
    this.#forget();
    this.#access = undefined;
    this.#refresh = undefined;
  }

  /** renews tokens that are over, before a call that can be made only once: a file flows through and is not there to be repeated */
  async confirm(): Promise<void> {
    if (!this.isPresent) return;
    const answer = await this.fetch(this.#apiUrl + profile.path, { headers: new Headers(OWN_CALL_HEADERS) });
    await answer.body?.cancel();
  }

  /** a call in the session's name; a 401 refreshes the tokens and repeats the call once, unless its body is a stream */
  async fetch(url: string, init: RequestInit & { headers: Headers }): Promise<Response> {
    const path = url.slice(this.#apiUrl.length).split('?')[0] ?? '';
    return this.#check(init.method ?? 'GET', path, await this.#ask(url, init));
  }

  async #ask(url: string, init: RequestInit & { headers: Headers }): Promise<Response> {
    if (!this.#access && this.#refresh) await this.#renew();
    const answer = await callApi(url, this.#authorized(init));
    if (answer.status !== 401 || !this.#refresh || init.body instanceof ReadableStream) return answer;
    if (!(await this.#renew())) return answer;
    await answer.body?.cancel();
    return callApi(url, this.#authorized(init));
  }

  #authorized(init: RequestInit & { headers: Headers }): RequestInit {
    const headers = new Headers(init.headers);
    if (this.#access) headers.set('x-authorization', this.#access);
    return { ...init, headers };
  }

  async #renew(): Promise<boolean> {
    const tokens = this.#refresh && (await sharedRefresh(this.#apiUrl, this.#refresh));
    if (!tokens) {
      this.close();
      return false;
    }
    this.#keep(tokens);
    return true;
  }

  #keep(tokens: Tokens): void {
    this.#access = tokens.token;
    this.#refresh = tokens.refresh_token;
    const { access, refresh } = STORES[this.#store];
    this.#set(access, tokens.token, tokens.expires_in);
    this.#set(refresh, tokens.refresh_token, REFRESH_LIFETIME_SECONDS);
  }

  #set(name: string, value: string, maxAge: number): void {
    // once the page streams, it is too late for cookies: the next request refreshes again within the grace
    if (this.#reply.sent || this.#reply.raw.headersSent) return;
    this.#reply.setCookie(name, value, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: this.#isSecure,
      ...(this.#store === 'persistent' ? { maxAge } : {}),
    });
  }

  #forget(): void {
    if (this.#reply.sent || this.#reply.raw.headersSent) return;
    for (const { access, refresh } of Object.values(STORES)) {
      this.#reply.clearCookie(access, { path: '/' });
      this.#reply.clearCookie(refresh, { path: '/' });
    }
  }
}
