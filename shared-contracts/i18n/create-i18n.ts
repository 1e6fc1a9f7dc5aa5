import { createInstance, type i18n, type Resource } from 'i18next';
import ICU from 'i18next-icu';

export const DEFAULT_LOCALE = 'en-US';

/** namespace → texts (ICU message format) */
export type Texts = Record<string, unknown>;

/**
 * The page's texts: one instance per request on the server, one in the browser. Namespaces come with the remotes, so there is
 * nothing to wait for. A missing key warns once. React gets it by context, never by react-i18next's global.
 */
export function createI18n(locale: string, namespaces: Record<string, Texts>): i18n {
  const instance = createInstance();
  const warned = new Set<string>();
  instance.use(ICU);
  void instance.init({
    lng: locale,
    fallbackLng: DEFAULT_LOCALE,
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

export function addTexts(instance: i18n, namespace: string, texts: Texts): void {
  if (!instance.hasResourceBundle(instance.language, namespace)) {
    instance.addResourceBundle(instance.language, namespace, texts);
  }
}
