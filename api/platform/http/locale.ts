import type { Site } from '@cairn/shared-contracts/domain/site';
import { availableLocales, DEFAULT_LOCALE, localeOf } from '@cairn/shared-contracts/i18n/locales';

const first = (header: string | string[] | undefined): string =>
  (Array.isArray(header) ? (header[0] ?? '') : (header ?? '')).trim();

/** X-Language: an ISO locale that the site speaks; "de" is read as "de-DE", anything else as the default */
export function readLanguage(header: string | string[] | undefined, site: Pick<Site, 'russianIsAvailable'>): string {
  const asked = localeOf(first(header));
  return (availableLocales(site.russianIsAvailable).includes(asked) ? asked : DEFAULT_LOCALE).iso;
}

/** X-Currency: a currency that the site shows, anything else is read as its default */
export function readCurrency(
  header: string | string[] | undefined,
  { currencies, defaultCurrency }: Pick<Site, 'currencies' | 'defaultCurrency'>,
): string {
  const asked = first(header).toUpperCase();
  return currencies.find((known) => known === asked) ?? defaultCurrency;
}

/** X-Authorization: the token itself or "Bearer <token>" */
export function readToken(header: string | string[] | undefined): string | null {
  return first(header).replace(/^Bearer\s+/i, '') || null;
}

/** X-Device: anything that is no random value of ours is none */
export function readDevice(header: string | string[] | undefined): string | null {
  const device = first(header);
  return /^[\w-]{16,100}$/.test(device) ? device : null;
}

/** X-Visitor, as the shell made it */
export function readVisitor(header: string | string[] | undefined): string | null {
  const visitor = first(header);
  return /^[\w-]{1,64}$/.test(visitor) ? visitor : null;
}

/** X-Experiments, read by its own module */
export const readExperiments = (header: string | string[] | undefined): string => first(header);

/** X-Squad-Remotes, as the shell made it */
export const readSquadRemotes = (header: string | string[] | undefined): string[] =>
  first(header).split(',').filter(Boolean);
