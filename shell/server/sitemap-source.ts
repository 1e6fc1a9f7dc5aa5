import { sitemapPages } from '@cairn/shared-contracts/api/seo.calls';
import type { SitemapAnswer, SitemapPage, SitemapPart } from '@cairn/shared-contracts/api/seo.schema';
import { parse } from 'zod/mini';
import { callApi } from './call-api.ts';
import { OWN_CALL_HEADERS } from './own-calls.ts';

export interface SitemapSource {
  /** parts with at most so many pages */
  parts(perPart: number): Promise<SitemapPart[]>;
  /** the pages of a part, run by run: never more than one run is in memory */
  pages(part: SitemapPart): AsyncGenerator<SitemapPage[]>;
}

const TIMEOUT_MS = 15_000;
/** pages are written between two answers to visitors: a run takes a few milliseconds */
const RUN = 1000;

/** The api's `/spa/seo-pages-sitemap`. */
export function sitemapSource(apiUrl: string, siteKey: string): SitemapSource {
  const ask = async (query: Record<string, string | number>): Promise<SitemapAnswer> => {
    const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
    const answer = await callApi(`${apiUrl}${sitemapPages.path}?${search}`, {
      headers: { ...OWN_CALL_HEADERS, 'x-site': siteKey },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!answer.ok) throw new Error(`the api answered ${answer.status}`);
    return parse(sitemapPages.answer, await answer.json());
  };
  return {
    parts: async (perPart) => (await ask({ per_part: perPart })).parts,
    async *pages({ kind, after, count }) {
      let next: number | null = after;
      for (let left = count; left > 0 && next !== null; ) {
        const answer: SitemapAnswer = await ask({ kind, after: next, limit: Math.min(left, RUN) });
        yield answer.pages;
        left -= answer.pages.length;
        next = answer.next;
      }
    },
  };
}
