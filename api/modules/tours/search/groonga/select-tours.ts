import type { Sort } from '@cairn/shared-contracts/domain/enumerations';
import type { SearchFilter } from '@cairn/shared-contracts/domain/search-filter';
import { hasDates } from '../filter-groups.ts';
import type { FacetGroup, SearchQuery } from '../tour-search.ts';
import {
  circleOf,
  groupConditions,
  hardConditions,
  hasDailyPrices,
  holdsOn,
  inDates,
  priceCondition,
} from './conditions.ts';
import type { Conversion } from './currencies.ts';
import type { Arguments } from './engine.ts';
import { allOf, decimal, type Expression } from './expression.ts';
import type { PhraseWord } from './phrase.ts';
import { liveTable } from './schema.ts';

export const LIMIT_ALL = -1;

/** what a query is read with */
export interface Reading {
  phrase: readonly PhraseWord[];
  conversion: Conversion;
}

/** a drilldown: values of columns with the number of tours */
export interface Drilldown {
  keys: readonly string[];
  /** column of which the highest value is asked for, too */
  highest?: string;
}

/** tours that pass these filters, of those that pass all filters without counted options */
interface Slice {
  filter: Expression;
  drilldowns?: Readonly<Record<string, Drilldown>>;
  page?: { sort: Sort; limit: number; offset: number; columns: string };
}

const ORDERS: Record<Sort, string> = {
  default: '-tour.score,tour._key',
  price: 'units,tour._key',
  '-price': '-units,tour._key',
};

function column(name: string, type: string, value: Expression): Arguments {
  const at = `columns[${name}]`;
  return { [`${at}.stage`]: 'filtered', [`${at}.type`]: type, [`${at}.value`]: value };
}

/** prices in the visitor's currency: columns cost more than all else, and are there only where they are filtered or sorted by */
const priceColumns = ({ script }: Conversion): Arguments => ({
  ...column('units', 'Float', script),
  ...column('per_day', 'Float', 'units / tour.days'),
});

function circle(filter: SearchFilter): { columns: Arguments; conditions: Expression[] } {
  const asked = circleOf(filter);
  return asked
    ? { columns: column('away', 'Float', asked.away), conditions: [`away <= ${decimal(asked.farthest)}`] }
    : { columns: {}, conditions: [] };
}

/** of each tour's offers in the dates only the cheapest is left */
const cheapest: Arguments = {
  ...column('rank', 'UInt32', 'window_record_number()'),
  'columns[rank].window.group_keys': 'tour',
  'columns[rank].window.sort_keys': 'whole',
};

/**
 * One row for each tour that passes the filters without counted options, and has a price: in the visitor's dates, where there are any.
 * @param isPriced the column `units` is needed for more than filters
 */
export function toursOf(query: SearchQuery, { phrase, conversion }: Reading, isPriced: boolean): Arguments {
  const { filter, view } = query;
  const isDated = hasDates(filter);
  const around = circle(filter);
  return {
    table: liveTable(isDated ? 'Offers' : 'Prices'),
    filter: allOf([
      hardConditions(query, phrase),
      holdsOn(view.today),
      ...(isDated ? inDates(filter) : []),
      ...conversion.conditions,
    ]),
    ...(isPriced || hasDailyPrices(filter) ? priceColumns(conversion) : {}),
    ...around.columns,
    ...(isDated ? cheapest : {}),
    ...postFilter([...around.conditions, ...(isDated ? ['rank == 1'] : [])]),
    limit: 0,
    output_columns: '_id',
  };
}

/** Rows of months with the lowest price in each, of tours that pass all filters but dates; their prices are the months' own. */
export function monthsOf(query: SearchQuery, { phrase, conversion }: Reading): Arguments {
  const { filter, view } = query;
  const groups = groupConditions(filter, conversion);
  groups.delete('price');
  const price = priceCondition(filter, conversion);
  const around = circle(filter);
  return {
    table: liveTable('Months'),
    filter: allOf([hardConditions(query, phrase), holdsOn(view.today), ...conversion.conditions, ...groups.values()]),
    ...(hasDailyPrices(filter) ? priceColumns(conversion) : {}),
    ...around.columns,
    ...postFilter([...around.conditions, ...(price ? [price] : [])]),
    limit: 0,
    output_columns: '_id',
    ...drilldown('drilldowns[months]', { keys: ['month'] }),
  };
}

const postFilter = (conditions: readonly Expression[]): Arguments =>
  conditions.length > 0 ? { post_filter: allOf(conditions) } : {};

/** tours that pass the filters of all groups but one */
export function passing(groups: ReadonlyMap<FacetGroup, Expression>, without?: FacetGroup): Expression {
  return allOf([...groups].flatMap(([group, condition]) => (group === without ? [] : [condition])));
}

export function drilldown(at: string, { keys, highest }: Drilldown): Arguments {
  const [key = '', ...more] = keys;
  // values of several columns are called after these
  const values = more.length > 0 ? keys.map((one) => `_value.${one}`) : ['_key'];
  return {
    [`${at}.keys`]: [key, ...more].join(','),
    [`${at}.limit`]: LIMIT_ALL,
    [`${at}.output_columns`]: [...values, '_nsubrecs', ...(highest ? ['_max'] : [])].join(','),
    ...(highest ? { [`${at}.calc_types`]: 'MAX', [`${at}.calc_target`]: highest } : {}),
  };
}

export function slice(name: string, { filter, drilldowns = {}, page }: Slice): Arguments {
  const at = `slices[${name}]`;
  const { sort = 'default', limit = 0, offset = 0, columns = '_id' } = page ?? {};
  return {
    [`${at}.filter`]: filter,
    [`${at}.sort_keys`]: limit === 0 ? '' : ORDERS[sort],
    [`${at}.limit`]: limit,
    [`${at}.offset`]: offset,
    [`${at}.output_columns`]: columns,
    ...Object.assign(
      {},
      ...Object.entries(drilldowns).map(([name, one]) => drilldown(`${at}.drilldowns[${name}]`, one)),
    ),
  };
}
