import type { contentRevision } from '@cairn/shared-contracts/api/content.calls';
import type { pagesRevision } from '@cairn/shared-contracts/api/site.calls';
import { parse } from 'zod/mini';
import { callApi } from './call-api.ts';
import { OWN_CALL_HEADERS } from './own-calls.ts';

const RETRY_MS = 1000;

/** a call that answers when what it is about is not as known any more */
type Revision = typeof contentRevision | typeof pagesRevision;

/** Hears of every change from the api, which answers when there is one. Also runs after the api was away. */
export class RevisionWatch {
  readonly #apiUrl: string;
  readonly #call: Revision;
  readonly #retryMs: number;
  readonly #told: (() => unknown)[] = [];
  readonly #stopped = new AbortController();
  #known: string | undefined;

  constructor(apiUrl: string, call: Revision, retryMs = RETRY_MS) {
    this.#apiUrl = apiUrl;
    this.#call = call;
    this.#retryMs = retryMs;
  }

  onChange(tell: () => unknown): void {
    this.#told.push(tell);
  }

  /** asks from now on; never throws */
  start(): void {
    void this.#watch();
  }

  stop(): void {
    this.#stopped.abort();
  }

  async #watch(): Promise<void> {
    const { signal } = this.#stopped;
    while (!signal.aborted) {
      const since = performance.now();
      const revision = await this.#ask().catch(() => undefined);
      if (signal.aborted) return;
      if (revision !== undefined && revision !== this.#known) {
        this.#known = revision;
        for (const tell of this.#told) tell();
      } else if (revision === undefined || performance.now() - since < this.#retryMs) {
        // it is away, or did not wait for a change
        await this.#pause();
      }
    }
  }

  async #ask(): Promise<string> {
    const query = this.#known === undefined ? '' : `?${new URLSearchParams({ known: this.#known })}`;
    const answer = await callApi(`${this.#apiUrl}${this.#call.path}${query}`, {
      headers: OWN_CALL_HEADERS,
      signal: this.#stopped.signal,
    });
    if (!answer.ok) throw new Error(`the api answered ${answer.status}`);
    return String(parse(this.#call.answer, await answer.json()).revision);
  }

  #pause(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, this.#retryMs);
      this.#stopped.signal.addEventListener('abort', () => {
        clearTimeout(timer);
        resolve();
      });
    });
  }
}
