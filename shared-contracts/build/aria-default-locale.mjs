// What react-aria falls back to outside any I18nProvider; the app stands within one. Its own asks Intl for the browser's language when the
// module runs, 20 ms of a desktop's processor for ICU's first list of locales, and lets whatever reads the locale be rendered again after
// hydration, since a server does not know it. In place of i18n/useDefaultLocale, for browsers alone.
const DEFAULT = { locale: 'en-US', direction: 'ltr' };

export const useDefaultLocale = () => DEFAULT;
