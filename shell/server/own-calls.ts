import { DEFAULT_LOCALE } from '@cairn/shared-contracts/i18n/locales';
import { callHeaders } from '../composition/call-headers.ts';

/** Specification §7: every call says a language and a currency, also one that the server makes by itself and shows to nobody. */
export const OWN_CALL_HEADERS: Readonly<Record<string, string>> = callHeaders({
  locale: DEFAULT_LOCALE.iso,
  currency: DEFAULT_LOCALE.currency,
});
