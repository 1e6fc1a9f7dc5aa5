const namesOf = (codes: readonly string[], locale: string): string[] => {
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  return codes.map((code) => names.of(code) ?? code);
};
const capitalised = (name: string, locale: string): string => name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);

/** Names of languages by their codes, in the reader's own: browsers know other releases of the locale data than we do. */
export const languageNames = (codes: readonly string[], locale: string): string[] =>
  namesOf(codes, locale).map((name) => capitalised(name, locale));

/** the same for a line that begins with the first of them: "Киргизский, русский" */
export const languageLine = (codes: readonly string[], locale: string): string[] =>
  namesOf(codes, locale).map((name, index) => (index === 0 ? capitalised(name, locale) : name));
