import { createInstance, type i18n, type Resource } from 'i18next';
import ICU from 'i18next-icu';
import { expandMessage } from './expand-message.ts';
import { DEFAULT_LOCALE } from './locales.ts';
import { isPlain, type ParsedMessage, type Texts } from './message.ts';

export type { Texts };

type Parse = (
  message: string | object,
  values: object,
  locale: string,
  namespace: string,
  key: string,
  info?: Lookup,
) => string;
/** where i18next found the message */
interface Lookup {
  resolved?: { usedLng?: string };
}

/**
 * A plain message is not parsed: browser builds have no parser. One that fell back to English is written by English rules: by Russian
 * ones "21 seats" would read "21 seat".
 */
function icuOfItsOwnLocale() {
  // what cannot be written, for want of a value, is shown by its key: a parsed message has no text to stand in
  const parseErrorHandler = (_error: Error, key: string, message: string | object) =>
    typeof message === 'string' ? message : key;
  // the package's types leave out the one method that i18next calls, and know no parsed messages
  const icu = new ICU({ parseErrorHandler } as ConstructorParameters<typeof ICU>[0]) as InstanceType<typeof ICU> & {
    parse: Parse;
  };
  const parse = icu.parse.bind(icu);
  icu.parse = (message, values, locale, namespace, key, info) => {
    const usedLocale = info?.resolved?.usedLng ?? locale;
    if (typeof message === 'string') {
      return isPlain(message) ? message : parse(message, values, usedLocale, namespace, key, info);
    }
    // what is no string in a namespace is a parsed message
    return parse(expandMessage(message as ParsedMessage), values, usedLocale, namespace, key, info);
  };
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
