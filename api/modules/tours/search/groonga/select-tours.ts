import type { Sort } from '@cairn/shared-contracts/domain/enumerations';
import type { SearchFilter } from '@cairn/shared-contracts/domain/filter-params';
import type { PriceView } from '../../departures.ts';
import { hasDates } from '../filter-groups.ts';
import type { FacetGroup, SearchQuery } from '../tour-search.ts';
import { circleOf, groupConditions, hardConditions, holdsOn, inDates, priceCondition } from './conditions.ts';
import type { Arguments } from './engine.ts';
import { allOf, decimal, type Expression, number } from './expression.ts';
import type { PhraseWord } from './phrase.ts';
import { liveTable } from './schema.ts';
import { currencyNumber } from './tour-rows.ts';

export const LIMIT_ALL = -1;

/** a drilldown: values of a column with the number of tours */
export interface Drilldown {
  keys: string;
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

/**
 * Columns of the price in the visitor's currency: the rule of domain/money, convertMoney, in the same steps, so that the same decimals come
 * out. `rate` is what one EUR is in the tour's currency, 0 where nobody knows.
 */
function priceColumns({ currency, rates }: PriceView): Arguments {
  const own = number(currencyNumber(currency));
  const known = Object.entries(rates).map(
    ([code, rate]) => `cast_loose(Float, currency == ${number(currencyNumber(code))}, 0) * ${decimal(rate)}`,
  );
  const target = decimal(rates[currency] ?? 1);
  const isShownAsIs = rates[currency] !== undefined;
  return {
    ...column('rate', 'Float', known.length > 0 ? known.join(' + ') : '0.0'),
    ...column('rounded', 'Float', `number_classify(whole / rate * ${target} + 0.5, 1.0)`),
    ...column('units', 'Float', isShownAsIs ? `currency == ${own} ? whole : rounded` : 'rounded'),
    ...column('per_day', 'Float', 'units / tour.days'),
  };
}

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

/** One row for each tour that passes the filters without counted options, and has a price: in the visitor's dates, where there are any. */
export function toursOf(query: SearchQuery, phrase: readonly PhraseWord[]): Arguments {
  const { filter, view } = query;
  const isDated = hasDates(filter);
  const conditions = [hardConditions(query, phrase), holdsOn(view.today), ...(isDated ? inDates(filter) : [])];
  const around = circle(filter);
  return {
    table: liveTable(isDated ? 'Offers' : 'Prices'),
    filter: allOf(conditions),
    ...priceColumns(view),
    ...around.columns,
    ...(isDated ? cheapest : {}),
    post_filter: allOf(['rate > 0', ...around.conditions, ...(isDated ? ['rank == 1'] : [])]),
    limit: 0,
    output_columns: '_id',
  };
}

/** Rows of months with the lowest price in each, of tours that pass all filters but dates; their prices are the months' own. */
export function monthsOf(query: SearchQuery, phrase: readonly PhraseWord[]): Arguments {
  const { filter, view } = query;
  const groups = groupConditions(filter);
  groups.delete('price');
  const price = priceCondition(filter);
  const around = circle(filter);
  return {
    table: liveTable('Months'),
    filter: allOf([hardConditions(query, phrase), holdsOn(view.today), ...groups.values()]),
    ...priceColumns(view),
    ...around.columns,
    post_filter: allOf(['rate > 0', ...around.conditions, ...(price ? [price] : [])]),
    limit: 0,
    output_columns: '_id',
    ...drilldown('drilldowns[months]', { keys: 'month' }),
  };
}

/** tours that pass the filters of all groups but one */
export function passing(groups: ReadonlyMap<FacetGroup, Expression>, without?: FacetGroup): Expression {
  return allOf([...groups].flatMap(([group, condition]) => (group === without ? [] : [condition])));
}

export function drilldown(at: string, { keys, highest }: Drilldown): Arguments {
  return {
    [`${at}.keys`]: keys,
    [`${at}.limit`]: LIMIT_ALL,
    [`${at}.output_columns`]: highest ? '_key,_nsubrecs,_max' : '_key,_nsubrecs',
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
