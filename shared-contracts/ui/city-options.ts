/** A city as a search answers with it. */
export interface City {
  id: number;
  name: string;
  /** where it is: region, country */
  note?: string;
}

/** What the field holds; a city that is not known yet has no id. */
export interface ChosenCity {
  id: number | null;
  name: string;
}

interface Offer {
  query: string;
  cities: readonly City[];
  isLoading: boolean;
  canCreate: boolean;
}

/**
 * The name to create a city with, or nothing (specification, section 5): only where creation is allowed, when the search has
 * answered, and if no city has these letters in its name.
 */
export function creatableName({ query, cities, isLoading, canCreate }: Offer): string | undefined {
  const name = query.trim();
  if (!canCreate || isLoading || !name) return undefined;
  const wanted = name.toLocaleLowerCase();
  return cities.some((city) => city.name.toLocaleLowerCase().includes(wanted)) ? undefined : name;
}
