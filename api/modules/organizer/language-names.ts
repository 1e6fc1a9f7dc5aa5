/** Names of languages by their codes, in the reader's own: browsers know other releases of the locale data than we do. */
export function languageNames(codes: readonly string[], locale: string): string[] {
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  return codes.map((code) => {
    const name = names.of(code) ?? code;
    return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
  });
}
