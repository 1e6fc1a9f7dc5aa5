/**
 * The `lang` of a text that somebody else wrote, on a page in `locale`: nothing where it is the page's own language, or not known.
 * Both are BCP 47 tags: English is the language of an en-US page, Chinese in traditional letters is not that of one in zh-CN.
 */
export function foreignLanguage(language: string | undefined, locale: string): string | undefined {
  if (!language || locale === language || locale.startsWith(`${language}-`)) return undefined;
  return language;
}
