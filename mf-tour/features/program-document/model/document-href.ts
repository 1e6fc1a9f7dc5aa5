import type { Platform } from '@cairn/shared-contracts/remote/platform';

/** The program of a tour on paper (specification §2): in the reader's language, with prices in their currency. */
export function documentHref(id: number, { locale, currency }: Pick<Platform, 'locale' | 'currency'>): string {
  return `/spa/private-tour-program-pdf?${new URLSearchParams({ id: String(id), language: locale, currency })}`;
}
