/**
 * Conditions and values in Groonga's script syntax. Whatever comes from outside goes through `text` or `number`, and nothing else is ever
 * put into an expression.
 */
export type Expression = string;

/** A string. Groonga knows two escapes that matter, and no name holds control characters. */
export const text = (value: string): Expression =>
  `"${value.replace(/\p{Cc}/gu, ' ').replace(/["\\]/g, (character) => `\\${character}`)}"`;

/** @throws for what is no number: it would be read as a name */
export function number(value: number): Expression {
  if (!Number.isFinite(value)) throw new RangeError(`${value} is no number`);
  return String(value);
}

/** a number with decimals, so that nothing is divided as whole ones */
export function decimal(value: number): Expression {
  const digits = number(value);
  return /[.e]/.test(digits) ? digits : `${digits}.0`;
}

const literal = (value: string | number): Expression => (typeof value === 'number' ? number(value) : text(value));

export const equals = (column: string, value: string | number): Expression => `${column} == ${literal(value)}`;
export const isTrue = (column: string): Expression => `${column} == true`;

/** a column of one value is one of these */
export const isOneOf = (column: string, values: readonly (string | number)[]): Expression =>
  anyOf(values.map((value) => equals(column, value)));

/** a column of several values holds one of these */
export const holdsAny = (column: string, values: readonly (string | number)[]): Expression =>
  values.length === 0 ? NOTHING : `in_values(${column}, ${values.map(literal).join(', ')})`;

/** some word of the column begins so; words are numbered, the lexicon knows what begins how */
export const holdsWordBegunBy = (column: string, word: string): Expression => `${column}._key @^ ${text(word)}`;

/** true of no record */
const NOTHING: Expression = '_id == 0';

export const allOf = (conditions: readonly Expression[]): Expression =>
  conditions.length === 0 ? 'all_records()' : conditions.map((one) => `(${one})`).join(' && ');
export const anyOf = (conditions: readonly Expression[]): Expression =>
  conditions.length === 0 ? NOTHING : conditions.map((one) => `(${one})`).join(' || ');

export function between(column: string, low: number | undefined, high: number | undefined): Expression[] {
  return [
    ...(low === undefined ? [] : [`${column} >= ${number(low)}`]),
    ...(high === undefined ? [] : [`${column} <= ${number(high)}`]),
  ];
}
