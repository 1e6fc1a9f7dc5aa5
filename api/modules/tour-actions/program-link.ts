import type { SiteVariant } from '@cairn/shared-contracts/node/sites';
import type { Env } from '../../platform/env.ts';
import { originOf } from '../request/site-of-booking.ts';

export interface ProgramLink {
  /** where it was ordered: another site has other languages, contacts and rules about organizers */
  site: Pick<SiteVariant, 'config'>;
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
  { site, tourId, language, currency, offer }: ProgramLink,
): string {
  const query = new URLSearchParams({ id: String(tourId), language, currency, ...(offer ? { uuid: offer } : {}) });
  return `${originOf(site, PUBLIC_URL)}/spa/private-tour-program-pdf?${query}`;
}
