import type { Env } from '../../platform/env.ts';

export interface ProgramLink {
  tourId: number;
  /** ISO locale of the reader */
  language: string;
  /** ISO 4217 */
  currency: string;
  /** of an individual tour */
  offer?: string | undefined;
}

/** Where the program of a tour lies on the site, as a person's message carries it. */
export function programLink(
  { PUBLIC_URL }: Pick<Env, 'PUBLIC_URL'>,
  { tourId, language, currency, offer }: ProgramLink,
): string {
  const query = new URLSearchParams({ id: String(tourId), language, currency, ...(offer ? { uuid: offer } : {}) });
  return `${PUBLIC_URL}/spa/private-tour-program-pdf?${query}`;
}
