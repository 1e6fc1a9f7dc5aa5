/** Ages of children as a sentence lists them: "5 and 9". */
export const agesText = (ages: readonly number[], locale: string): string =>
  new Intl.ListFormat(locale, { type: 'conjunction' }).format(ages.map(String));
