import type { ErrorBody } from '@cairn/shared-contracts/api/common.schema';
import { LAST_COMMIT_HEADER } from '@cairn/shared-contracts/api/last-commit';
import { logout, profile } from '@cairn/shared-contracts/api/user.calls';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { VISITOR_COOKIE } from '../layout/cookies.ts';
import type { CheckAnswer } from './answer-check.ts';
import { callApi } from './call-api.ts';
import { isPersonal } from './call-of-path.ts';
import { knownDevice } from './device.ts';
import { LastCommits } from './last-commit.ts';
import { OWN_CALL_HEADERS } from './own-calls.ts';
import { type Renewal, Renewals } from './renewals.ts';
import {
  type CookieTokens,
  clearTokens,
  readTokens,
  SUBJECT,
  type Tokens,
  takesCookies,
  writeTokens,
} from './session-cookies.ts';

export type { Tokens };

/** a page streams for some seconds, and what it renews meanwhile could not be kept: tokens near their end are renewed before it begins */
const PAGE_MARGIN_MS = 60_000;
/** a call that is sent now arrives a little later */
const CALL_MARGIN_MS = 5_000;

const unchecked: CheckAnswer = async (_method, _path, answer) => answer;

export interface SessionsOptions {
  apiUrl: string;
  /** the site is on https */
  isSecure: boolean;
  /** without it answers pass as they are */
  checkAnswer?: CheckAnswer;
}

/** What all sessions of a shell have in common. */
export class Sessions {
  readonly isSecure: boolean;
  readonly #options: SessionsOptions;
  readonly #renewals: Renewals;
  readonly #commits: LastCommits;

  constructor(options: SessionsOptions) {
    this.isSecure = options.isSecure;
    this.#options = options;
    this.#renewals = new Renewals(options);
    this.#commits = new LastCommits(options.isSecure);
  }

  of(request: FastifyRequest, reply: FastifyReply): Session {
    return new Session(this.#options, this.#renewals, this.#commits, request, reply);
  }
}

/**
 * One request's session: reads the cookies, calls the api in its name, refreshes once on 401 (specification §8), writes cookies back.
 * Only the api's word that it knows no such session ends it: an api that is away or says "later" costs nobody the session.
 */
export class Session {
  readonly #options: SessionsOptions;
  readonly #renewals: Renewals;
  readonly #commits: LastCommits;
  readonly #request: FastifyRequest;
  readonly #reply: FastifyReply;
  #tokens: CookieTokens;
  #device: string | undefined;
  /** it could not be renewed: nobody asks again for this request */
  #away: Extract<Renewal, { kind: 'away' }> | undefined;

  constructor(
    options: SessionsOptions,
    renewals: Renewals,
    commits: LastCommits,
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    this.#options = options;
    this.#renewals = renewals;
    this.#commits = commits;
    this.#request = request;
    this.#reply = reply;
    this.#tokens = readTokens(request.cookies, options.isSecure);
    this.#device = knownDevice(request, options.isSecure);
  }

  /** has changed something a moment ago, and must see it */
  get hasWritten(): boolean {
    return this.#commits.of(this.#request) !== undefined;
  }

  get isPresent(): boolean {
    return Boolean(this.#tokens.access ?? this.#tokens.refresh);
  }

  /** what the user falls to variants of experiments by, on all their devices; undefined for guests */
  get subject(): string | undefined {
    return this.isPresent ? this.#tokens.subject : undefined;
  }

  /** what must not be read in any answer */
  get secrets(): string[] {
    return [this.#tokens.access, this.#tokens.refresh].filter((token) => token !== undefined);
  }

  /** the browser has just been given one */
  onDevice(device: string): void {
    this.#device = device;
  }

  /** keeps tokens that the api has just given; `remember` chooses the store. The session that was here before ends. */
  async open(tokens: Tokens, remember: boolean): Promise<void> {
    await this.#endAtApi();
    clearTokens(this.#reply, this.#options.isSecure);
    this.#tokens = { ...this.#tokens, store: remember ? 'persistent' : 'session' };
    this.#keep(tokens);
  }

  close(): void {
    this.#tokens = { ...this.#tokens, access: undefined, refresh: undefined, endsAt: undefined, subject: undefined };
    if (takesCookies(this.#reply)) clearTokens(this.#reply, this.#options.isSecure);
  }

  /** renews tokens that would end while a page streams */
  async ready(): Promise<void> {
    if (this.#isOver(PAGE_MARGIN_MS)) await this.#renew();
  }

  /** renews tokens that are over, before a call that can be made only once: a file flows through and is not there to be repeated */
  async confirm(): Promise<void> {
    if (!this.isPresent) return;
    const answer = await this.fetch(this.#options.apiUrl + profile.path, { headers: new Headers(OWN_CALL_HEADERS) });
    await answer.body?.cancel();
  }

  /**
   * A call in the session's name; a 401 refreshes the tokens and repeats the call once, unless its body is a stream.
   * @param limitMs until the first byte of an answer
   * @throws Silent
   */
  async fetch(url: string, init: RequestInit & { headers: Headers }, limitMs?: number): Promise<Response> {
    const path = url.slice(this.#options.apiUrl.length).split('?')[0] ?? '';
    if (!isPersonal(path)) return this.#checked(path, init, await callApi(url, this.#named(init), limitMs));
    if (this.#isOver(CALL_MARGIN_MS)) {
      const renewal = await this.#renew();
      if (renewal.kind === 'away' && this.#isOver(0)) return this.#later(renewal.retryAfter);
    }
    const answer = await callApi(url, this.#named(init, this.#tokens.access), limitMs);
    if (answer.status !== 401 || !this.#tokens.refresh || init.body instanceof ReadableStream)
      return this.#checked(path, init, answer);
    const renewal = await this.#renew();
    if (renewal.kind === 'refused') return this.#checked(path, init, answer);
    await answer.body?.cancel();
    if (renewal.kind === 'away') return this.#later(renewal.retryAfter);
    return this.#checked(path, init, await callApi(url, this.#named(init, this.#tokens.access), limitMs));
  }

  #checked(path: string, { method = 'GET' }: RequestInit, answer: Response): Promise<Response> {
    this.#commits.keep(this.#reply, answer, method !== 'GET' && answer.ok && this.isPresent);
    return (this.#options.checkAnswer ?? unchecked)(method, path, answer);
  }

  /** who asks: limits count visitors, and codes are bound to browsers */
  #named(init: RequestInit & { headers: Headers }, token?: string): RequestInit {
    const headers = new Headers(init.headers);
    headers.set('x-forwarded-for', this.#request.ip);
    const agent = this.#request.headers['user-agent'];
    if (agent) headers.set('user-agent', agent);
    if (this.#device) headers.set('x-device', this.#device);
    const visitor = this.#request.cookies[VISITOR_COOKIE];
    if (visitor && SUBJECT.test(visitor)) headers.set('x-visitor', visitor);
    const commit = this.#commits.of(this.#request);
    if (commit) headers.set(LAST_COMMIT_HEADER, commit);
    if (token) headers.set('x-authorization', token);
    return { ...init, headers };
  }

  /** whether there is a session whose access token is gone, or ends within so many milliseconds */
  #isOver(margin: number): boolean {
    const { access, refresh, endsAt } = this.#tokens;
    if (!refresh) return false;
    return !access || (endsAt !== undefined && endsAt - margin <= Date.now());
  }

  async #renew(): Promise<Renewal> {
    if (this.#away) return this.#away;
    const { refresh } = this.#tokens;
    if (!refresh) return { kind: 'refused' };
    const renewal = await this.#renewed(refresh);
    switch (renewal.kind) {
      case 'renewed':
        this.#keep(renewal.tokens);
        break;
      case 'refused':
        this.close();
        break;
      case 'away':
        this.#away = renewal;
        break;
    }
    return renewal;
  }

  async #renewed(refresh: string): Promise<Renewal> {
    const { ip, headers } = this.#request;
    const cameWith = knownDevice(this.#request, this.#options.isSecure);
    if (takesCookies(this.#reply))
      return this.#renewals.renew(refresh, { ip, userAgent: headers['user-agent'], device: this.#device, cameWith });
    // the page streams: new tokens could not be kept, and the browser would come back with old ones. Another request's may be used.
    return this.#renewals.known(refresh, cameWith) ?? { kind: 'away', retryAfter: 1 };
  }

  #keep(tokens: Tokens): void {
    const endsAt = Date.now() + tokens.expires_in * 1000;
    const { token: access, refresh_token: refresh, subject } = tokens;
    this.#tokens = { store: this.#tokens.store, access, refresh, endsAt, subject };
    if (takesCookies(this.#reply)) writeTokens(this.#reply, this.#tokens, tokens.expires_in, this.#options.isSecure);
  }

  /** somebody else may have logged in here before: their session does not stay open behind the new one */
  async #endAtApi(): Promise<void> {
    const { access } = this.#tokens;
    if (!access) return;
    const ended = callApi(this.#options.apiUrl + logout.path, {
      ...this.#named({ headers: new Headers({ ...OWN_CALL_HEADERS, 'content-type': 'application/json' }) }, access),
      method: 'POST',
      body: '{}',
    });
    await ended
      .then((answer) => answer.body?.cancel())
      .catch((reason: unknown) => this.#request.log.warn({ reason: String(reason) }, 'the session before stays open'));
  }

  /** the api cannot be asked whether the session is good: neither it nor the visitor is at fault */
  #later(retryAfter: number): Response {
    const body: ErrorBody = {
      message: 'Please try again later',
      code: 'api_unreachable',
      request_id: this.#request.id,
    };
    return Response.json(body, { status: 503, headers: { 'retry-after': String(retryAfter) } });
  }
}
