/** a relative address in a url(): neither absolute, nor of the site's root, nor a part of the page */
const RELATIVE_URL = /url\((['"]?)(?!['"]?(?:[a-z][a-z\d+.-]*:|\/|#))([^'")]+)\1\)/gi;

/** A style sheet's text as it may stand in a page: what it refers to is said from `address`, where the sheet itself is. */
export const textInPage = (css: string, address: string): string =>
  css.replace(
    RELATIVE_URL,
    (_all, quote: string, path: string) => `url(${quote}${new URL(path, address).href}${quote})`,
  );
