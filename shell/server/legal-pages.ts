import { legalPage } from '@cairn/shared-contracts/api/content.calls';
import { LEGAL_PATHS, type LegalPath, publishedFlag } from '@cairn/shared-contracts/domain/published-pages';
import { callApi } from './call-api.ts';
import { OWN_CALL_HEADERS } from './own-calls.ts';
import type { ShellSites } from './site.ts';

const POLL_MS = 30_000;
const LIMIT_MS = 3000;

/**
 * Knows which legal texts the operator has not published yet. It asks the api again and again; while that does not answer, what was
 * known last holds.
 */
export class LegalPages {
  readonly #apiUrl: string;
  readonly #published = new Map<LegalPath, boolean>();
  #timer: NodeJS.Timeout | undefined;

  constructor(apiUrl: string) {
    this.#apiUrl = apiUrl;
  }

  /** looks at once, and from now on; never throws, never waits longer than its limit */
  async start(pollMs = POLL_MS): Promise<void> {
    await this.look();
    this.#timer = setInterval(() => void this.look(), pollMs).unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  async look(): Promise<void> {
    await Promise.all(LEGAL_PATHS.map((path) => this.#ask(path).catch(() => undefined)));
  }

  /** what pages are told, see isPublished */
  get flags(): Record<string, boolean> {
    return Object.fromEntries([...this.#published].map(([path, isThere]) => [publishedFlag(path), isThere]));
  }

  async #ask(path: LegalPath): Promise<void> {
    const query = new URLSearchParams({ kind: path.slice(1) });
    const answer = await callApi(`${this.#apiUrl}${legalPage.path}?${query}`, {
      headers: OWN_CALL_HEADERS,
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    await answer.body?.cancel();
    if (answer.ok || answer.status === 404) this.#published.set(path, answer.ok);
  }
}

/** the sites, whose pages know which legal texts there are */
export const sitesWithLegal = (sites: ShellSites, legal: Pick<LegalPages, 'flags'>): ShellSites => ({
  of(host) {
    const site = sites.of(host);
    return { ...site, flags: { ...site.flags, ...legal.flags } };
  },
});
