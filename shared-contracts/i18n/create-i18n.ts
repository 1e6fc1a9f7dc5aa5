import { createInstance, type i18n, type Resource } from 'i18next';
import ICU from 'i18next-icu';
import { DEFAULT_LOCALE } from './locales.ts';

/** namespace → texts (ICU message format) */
export type Texts = Record<string, unknown>;

type Parse = (text: string, values: object, locale: string, namespace: string, key: string, info?: Lookup) => string;
/** where i18next found the message */
interface Lookup {
  resolved?: { usedLng?: string };
}

/** A message that fell back to English is written by English rules: by Russian ones "21 seats" would read "21 seat". */
function icuOfItsOwnLocale() {
  // the package's types leave out the one method that i18next calls
  const icu = new ICU() as InstanceType<typeof ICU> & { parse: Parse };
  const parse = icu.parse.bind(icu);
  icu.parse = (text, values, locale, namespace, key, info) =>
    parse(text, values, info?.resolved?.usedLng ?? locale, namespace, key, info);
  return icu;
}

/**
 * The page's texts: one instance per request on the server, one in the browser. Namespaces come with the remotes, so there is
 * nothing to wait for. A missing key warns once. React gets it by context, never by react-i18next's global.
 */
export function createI18n(locale: string, namespaces: Record<string, Texts>): i18n {
  const instance = createInstance();
  const warned = new Set<string>();
  instance.use(icuOfItsOwnLocale());
  void instance.init({
    lng: locale,
    fallbackLng: DEFAULT_LOCALE.iso,
    // 'de-DE' itself: no look at 'de' in between
    load: 'currentOnly',
    resources: { [locale]: namespaces } as Resource,
    defaultNS: 'shell',
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    returnNull: false,
    saveMissing: true,
    missingKeyHandler: (_languages, namespace, key) => {
      const name = `${namespace}:${key}`;
      if (!warned.has(name)) console.warn(`missing message ${name} (${locale})`);
      warned.add(name);
    },
  });
  return instance;
}

/** @param locale of the texts, when it is not the page's: English ones stand in for a remote that has no others */
export function addTexts(instance: i18n, namespace: string, texts: Texts, locale = instance.language): void {
  if (!instance.hasResourceBundle(locale, namespace)) instance.addResourceBundle(locale, namespace, texts);
}
