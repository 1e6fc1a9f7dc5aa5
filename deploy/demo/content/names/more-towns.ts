import NAMES from './more-towns.json' with { type: 'json' };

/** Cities that Natural Earth does not have, or not in every language, by their English name: German, Russian, Chinese. */
export const MORE_TOWNS: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(NAMES));
