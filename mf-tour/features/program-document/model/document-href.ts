import { programDocument } from '@cairn/shared-contracts/api/tours.calls';
import type { Platform } from '@cairn/shared-contracts/remote/platform';

/** Which program: of a tour, or of an individual tour with its own dates and price. */
export interface DocumentOf {
  tourId: number;
  /** uuid */
  individual?: string | undefined;
}

/** The program of a tour on paper (specification §2): in the reader's language, with prices in their currency. */
export function documentHref(
  { tourId, individual }: DocumentOf,
  { locale, currency }: Pick<Platform, 'locale' | 'currency'>,
): string {
  const query = new URLSearchParams({ id: String(tourId), language: locale, currency });
  if (individual) query.set('uuid', individual);
  return `${programDocument.path}?${query}`;
}

/** what a call says of an individual tour */
export const ofOffer = (individual: string | undefined): { uuid?: string } => (individual ? { uuid: individual } : {});
