import countries from 'world-countries';

const SHORTEST = 3;

/**
 * What a country is called where people live there, and how that is written in Latin letters: "Sakartvelo", "საქართველო", "Sverige".
 * Names of one word alone: a word of "Црна Гора" or "Kingdom of Norway" names no country.
 * @param iso2 ISO 3166-1 alpha-2
 */
export function endonyms(iso2: string): string[] {
  const country = countries.find(({ cca2 }) => cca2 === iso2);
  if (!country) return [];
  const native = Object.values(country.name.native ?? {}).map(({ common }) => common);
  const names = [...native, ...country.altSpellings].filter((name) => !name.includes(' ') && name.length >= SHORTEST);
  return [...new Set(names)].filter((name) => name !== country.name.common);
}
