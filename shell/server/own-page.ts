import type { FastifyRequest } from 'fastify';

/** Whether a page of the site asks: those of others may send what they like, and hear nothing. Who says neither is no page of another site. */
export function isOfOwnPage({ headers, host }: FastifyRequest): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  if (site !== undefined) return site === 'same-origin';
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
}
