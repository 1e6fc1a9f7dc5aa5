import { contentRevision } from '@cairn/shared-contracts/api/content.calls';
import { parse } from 'zod/mini';
import { callApi } from './call-api.ts';
import { OWN_CALL_HEADERS } from './own-calls.ts';

const RETRY_MS = 1000;

/** Hears of every change of the site's texts from the api, which answers when there is one. Also runs after the api was away. */
export class ContentWatch {
  readonly #apiUrl: string;
  readonly #retryMs: number;
  readonly #told: (() => unknown)[] = [];
  readonly #stopped = new AbortController();
  #known = '';

  constructor(apiUrl: string, retryMs = RETRY_MS) {
    this.#apiUrl = apiUrl;
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
      const revision = await this.#ask().catch(() => undefined);
      if (signal.aborted) return;
      if (revision === undefined) await this.#pause();
      else if (revision !== this.#known) {
        this.#known = revision;
        for (const tell of this.#told) tell();
      }
    }
  }

  async #ask(): Promise<string> {
    const query = new URLSearchParams({ known: this.#known });
    const answer = await callApi(`${this.#apiUrl}${contentRevision.path}?${query}`, {
      headers: OWN_CALL_HEADERS,
      signal: this.#stopped.signal,
    });
    if (!answer.ok) throw new Error(`the api answered ${answer.status}`);
    return parse(contentRevision.answer, await answer.json()).revision;
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
