import { localeOf } from '@cairn/shared-contracts/i18n/locales';
import type { Prefs } from '@cairn/shared-contracts/state/prefs';

/** the header fields of specification §7 that a page itself knows; the shell's proxy adds the session's */
export function callHeaders({ locale, currency }: Prefs): Record<string, string> {
  const { iso, localizationId } = localeOf(locale);
  return {
    'X-Language': iso,
    ...(localizationId === undefined ? {} : { 'X-Localization': String(localizationId) }),
    'X-Currency': currency,
    'X-Role': 'client',
  };
}
