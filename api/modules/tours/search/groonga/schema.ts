import * as z from 'zod/mini';
import type { Engine } from './engine.ts';
import { equals } from './expression.ts';

/** Raise it with every change of what is derived or how it is named: an index of another format is built anew. */
export const ENGINE_FORMAT = 1;

interface Column {
  type: string;
  isList?: boolean;
  /** table whose keys are looked up for it */
  lookedUpIn?: TableName;
}
type TableName = 'Words' | 'Currencies' | 'Numbers' | 'Texts' | 'Tours' | 'Prices' | 'Offers' | 'Months' | 'Names';

const scalar = (type: string, lookedUpIn?: TableName): Column => ({ type, ...(lookedUpIn ? { lookedUpIn } : {}) });
const list = (type: string, lookedUpIn?: TableName): Column => ({ ...scalar(type, lookedUpIn), isList: true });

/** rows of a tour with a price: in the tour's currency, from one day to another */
const PRICED = {
  tour: scalar('Tours', 'Tours'),
  /** days on which the row holds, since 1970, both inclusive */
  since: scalar('Int32'),
  until: scalar('Int32'),
  /** whole units of the tour's currency, with its cents as decimals */
  whole: scalar('Float'),
  /** as currencyNumber has it */
  currency: scalar('Int32'),
};

/** Everything but keys. Tables that others refer to stand first. */
const TABLES: Record<TableName, { flags: string; keyType: string; columns: Record<string, Column> }> = {
  Words: { flags: 'TABLE_PAT_KEY', keyType: 'ShortText', columns: {} },
  Currencies: { flags: 'TABLE_HASH_KEY', keyType: 'ShortText', columns: {} },
  Numbers: { flags: 'TABLE_HASH_KEY', keyType: 'UInt32', columns: {} },
  Texts: { flags: 'TABLE_HASH_KEY', keyType: 'ShortText', columns: {} },
  /** published tours */
  Tours: {
    flags: 'TABLE_HASH_KEY',
    keyType: 'UInt32',
    columns: {
      type: scalar('UInt8'),
      score: scalar('Int32'),
      name: scalar('ShortText'),
      folded: scalar('ShortText'),
      own_words: list('Words', 'Words'),
      /** of its name, its places and its organizer */
      words: list('Words', 'Words'),
      places: list('UInt32', 'Numbers'),
      organizer: scalar('UInt32', 'Numbers'),
      legal_type: scalar('Int32'),
      continent: scalar('UInt32'),
      country: scalar('UInt32'),
      region: scalar('UInt32'),
      countries: list('UInt32'),
      rest_kinds: list('UInt32'),
      collections: list('UInt32'),
      water_objects: list('UInt32'),
      ships: list('UInt32'),
      cruise_types: list('UInt32'),
      start_cities: list('UInt32', 'Numbers'),
      difficulty: scalar('UInt8'),
      comfort: scalar('ShortText'),
      accommodation: list('ShortText', 'Texts'),
      languages: list('ShortText', 'Texts'),
      group_max: scalar('Int32'),
      currency: scalar('Currencies'),
      days: scalar('Int32'),
      min_age: scalar('Int32'),
      is_cruise: scalar('Bool'),
      is_author: scalar('Bool'),
      returns: scalar('Bool'),
      has_single: scalar('Bool'),
      has_standard: scalar('Bool'),
      lat: scalar('Float'),
      lng: scalar('Float'),
      /** on a globe with the radius 1 */
      x: scalar('Float'),
      y: scalar('Float'),
      z: scalar('Float'),
    },
  },
  /** what a tour costs when nobody asks for dates: one row for each day */
  Prices: { flags: 'TABLE_HASH_KEY', keyType: 'ShortText', columns: PRICED },
  /** departures that can be booked */
  Offers: {
    flags: 'TABLE_HASH_KEY',
    keyType: 'ShortText',
    columns: { ...PRICED, starts: scalar('Int32'), ends: scalar('Int32') },
  },
  /** months that hold a whole offer, with the lowest price of these */
  Months: { flags: 'TABLE_HASH_KEY', keyType: 'ShortText', columns: { ...PRICED, month: scalar('Int32') } },
  /** of places and organizers, with tours or without */
  Names: {
    flags: 'TABLE_HASH_KEY',
    keyType: 'ShortText',
    columns: {
      kind: scalar('ShortText'),
      number: scalar('UInt32'),
      folded: scalar('ShortText'),
      words: list('Words', 'Words'),
    },
  },
};
const NAMES = Object.keys(TABLES) as TableName[];

/** tables that are asked */
const ASKED = [
  'Words',
  'Currencies',
  'Tours',
  'Prices',
  'Offers',
  'Months',
  'Names',
] as const satisfies readonly TableName[];

/**
 * The name under which queries find a table of the index that answers. Two releases with different formats, during a deployment, each ask
 * for their own.
 */
export const liveTable = (name: (typeof ASKED)[number]): string => `${name}_${ENGINE_FORMAT}`;

/** what a search asks for is there from the first build on */
export const isThereOnceBuilt = (table: string): boolean =>
  table === 'State' || ASKED.some((name) => table === liveTable(name));

/** number functions: rounding of prices; string functions: beginnings of words */
const PLUGINS = ['functions/number', 'functions/string'];

/** A table of one index: several may be there, one answers. */
export const tableOf = (index: string, name: TableName): string => `${index}_${name}`;

/** whether prepareEngine has been here */
export async function isPrepared(engine: Engine): Promise<boolean> {
  const tables = new Set(await tableNames(engine));
  return tables.has('Aliases') && tables.has('State');
}

/** Makes what all indexes share, where it is not there yet. */
export async function prepareEngine(engine: Engine): Promise<void> {
  for (const name of PLUGINS) await engine.run('plugin_register', { name });
  const tables = new Set(await tableNames(engine));
  if (!tables.has('Aliases')) {
    await engine.run('table_create', { name: 'Aliases', flags: 'TABLE_HASH_KEY', key_type: 'ShortText' });
    await engine.run('column_create', {
      table: 'Aliases',
      name: 'real_name',
      flags: 'COLUMN_SCALAR',
      type: 'ShortText',
    });
  }
  if (!tables.has('State')) {
    await engine.run('table_create', { name: 'State', flags: 'TABLE_HASH_KEY', key_type: 'ShortText' });
    await engine.run('column_create', { table: 'State', name: 'value', flags: 'COLUMN_SCALAR', type: 'Text' });
  }
  await engine.run('config_set', { key: 'alias.column', value: 'Aliases.real_name' });
}

/** Makes the empty tables of an index, to be filled and then looked up in. */
export async function createIndex(engine: Engine, index: string): Promise<void> {
  for (const name of NAMES) {
    const { flags, keyType } = TABLES[name];
    await engine.run('table_create', { name: tableOf(index, name), flags, key_type: keyType });
  }
  for (const name of NAMES) {
    for (const [column, { type, isList }] of Object.entries(TABLES[name].columns)) {
      const isTable = NAMES.some((table) => table === type);
      await engine.run('column_create', {
        table: tableOf(index, name),
        name: column,
        flags: isList ? 'COLUMN_VECTOR' : 'COLUMN_SCALAR',
        type: isTable ? `${index}_${type}` : type,
      });
    }
  }
}

/**
 * Makes the inverted indexes over the columns of tables that are filled: all at once takes a fraction of what row by row would. Those that are
 * there may be of a keeper that was killed while it made them, and are made anew.
 */
export async function createLookups(engine: Engine, index: string): Promise<void> {
  for (const name of NAMES) {
    for (const [column, { lookedUpIn }] of Object.entries(TABLES[name].columns)) {
      if (!lookedUpIn) continue;
      const place = { table: tableOf(index, lookedUpIn), name: `of_${name}_${column}` };
      if ((await engine.run('object_exist', { name: `${place.table}.${place.name}` })) === true)
        await engine.run('column_remove', place);
      await engine.run('column_create', {
        ...place,
        flags: 'COLUMN_INDEX',
        type: tableOf(index, name),
        source: column,
      });
    }
  }
}

/** From this moment on the index answers. */
export const answerFrom = (engine: Engine, index: string): Promise<void> =>
  engine.load(
    'Aliases',
    ASKED.map((name) => ({ _key: liveTable(name), real_name: tableOf(index, name) })),
  );

const indexOf = (table: string): string | undefined => /^(i\d+)_/.exec(table)?.[1];

/** format of a live table's name */
const formatOf = (alias: string): number => Number(/_(\d+)$/.exec(alias)?.[1]);

/**
 * Indexes that answer, of this release and of the one before or after it: during a deployment its nodes ask theirs, which nobody keeps in step any
 * more. Older releases' are forgotten.
 */
export async function answeringIndexes(engine: Engine): Promise<Set<string>> {
  const args = { table: 'Aliases', output_columns: '_key,real_name', limit: -1, cache: 'no' };
  const { records } = await engine.select(args);
  const indexes = new Set<string>();
  for (const [alias, table] of records.map(([key, name]) => [String(key), String(name)] as const)) {
    const index = indexOf(table);
    if (Math.abs(formatOf(alias) - ENGINE_FORMAT) > 1)
      await engine.run('delete', { table: 'Aliases', filter: equals('_key', alias) });
    else if (index) indexes.add(index);
  }
  return indexes;
}

/** Takes away the tables of all indexes but these. */
export async function dropOthers(engine: Engine, indexes: readonly string[]): Promise<void> {
  const there = new Set(await tableNames(engine));
  const all = new Set([...there].flatMap((table) => indexOf(table) ?? []));
  for (const index of all) {
    if (indexes.includes(index)) continue;
    // what refers to another table goes before it, and takes the indexes over itself along
    for (const name of NAMES.toReversed()) {
      const table = tableOf(index, name);
      if (there.has(table)) await engine.run('table_remove', { name: table, dependent: 'yes' });
    }
  }
}

const schema = z.object({ tables: z.record(z.string(), z.unknown()) });

async function tableNames(engine: Engine): Promise<string[]> {
  return Object.keys(schema.parse(await engine.run('schema')).tables);
}
