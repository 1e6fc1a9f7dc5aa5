/** cookies that pages read and write themselves; the session's are out of their reach */
export const CURRENCY_COOKIE = 'i18n_currency';
export const THEME_COOKIE = 'theme';
export const YEAR_SECONDS = 31_536_000;

export type Theme = 'auto' | 'light' | 'dark';

export function setCookie(name: string, value: string, maxAge: number): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAge}; SameSite=Lax`;
}

export function readTheme(): Theme {
  const found = document.cookie.match(/(?:^|; *)theme=(light|dark)/)?.[1];
  return found === 'light' || found === 'dark' ? found : 'auto';
}

const systemTheme = () => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');

export function saveTheme(theme: Theme): void {
  setCookie(THEME_COOKIE, theme === 'auto' ? '' : theme, theme === 'auto' ? 0 : YEAR_SECONDS);
  document.documentElement.dataset.theme = theme === 'auto' ? systemTheme() : theme;
}

/** runs before the first paint when the visitor has not chosen: no flash of the other theme */
export const THEME_SCRIPT =
  "document.documentElement.dataset.theme=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'";
