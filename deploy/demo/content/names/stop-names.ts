import CAMPS from './stops/camps.json' with { type: 'json' };
import VILLAGES from './stops/villages.json' with { type: 'json' };

/** What trails pass and is no place of the site, by its name in tours. German keeps the name as it is. */
export const stopNames = (): { name: string; names: { ru: string; zh: string } }[] =>
  Object.entries({ ...VILLAGES, ...CAMPS }).map(([name, [ru = '', zh = '']]) => ({ name, names: { ru, zh } }));
