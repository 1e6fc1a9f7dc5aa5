import { isDeepStrictEqual } from 'node:util';
import type { JsonSchema } from '@cairn/shared-contracts/remote/json-schema';

/** keywords whose meaning is compared; any other has to stay as it was */
const COMPARED = new Set(['type', 'properties', 'required', 'additionalProperties', 'items', 'anyOf', 'enum', 'const']);
/** they say nothing about what is accepted */
const REMARKS = new Set([
  'title',
  'description',
  'default',
  'examples',
  'deprecated',
  'readOnly',
  'x-handler',
  '$schema',
]);

const JSON_TYPE = (value: unknown): string => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
};
const typesOf = ({ type }: JsonSchema): string[] | undefined =>
  type === undefined ? undefined : Array.isArray(type) ? type : [type];
const valuesOf = (schema: JsonSchema): unknown[] | undefined => ('const' in schema ? [schema.const] : schema.enum);
const isType = (given: string, taken: string): boolean =>
  given === taken || (given === 'integer' && taken === 'number');

/** one schema for each kind of value: `anyOf` and lists of types taken apart */
function alternatives(schema: JsonSchema): JsonSchema[] {
  if (schema.anyOf) return schema.anyOf.flatMap(alternatives);
  const types = typesOf(schema);
  return types && types.length > 1 ? types.map((type) => ({ ...schema, type })) : [schema];
}

const shown = (schema: JsonSchema): string => {
  if (schema['x-handler']) return 'a function';
  const values = valuesOf(schema);
  if (values) return values.map((value) => JSON.stringify(value)).join(' or ');
  return schema.anyOf ? schema.anyOf.map(shown).join(' or ') : (typesOf(schema)?.join(' or ') ?? 'anything');
};
const at = (path: string): string => (path ? `\`${path}\`` : 'it');
const inside = (path: string, key: string): string => (path ? `${path}.${key}` : key);

/**
 * Whether whatever one side gives, by the schema that it was built against, is taken by the other side's. Objects are closed, as types
 * are: a property that is no longer named is no longer taken.
 * @returns why not, a line each; nothing when it fits
 */
export function misfits(given: JsonSchema, taken: JsonSchema, path = ''): string[] {
  if (isDeepStrictEqual(given, taken)) return [];
  const [gives, takes] = [alternatives(given), alternatives(taken)];
  if (gives.length > 1 || takes.length > 1) {
    return gives.flatMap((one) => {
      const reasons = takes.map((other) => misfits(one, other, path));
      if (reasons.some((found) => found.length === 0)) return [];
      // of one alternative more can be said than that it is none of them
      const [only] = reasons;
      return takes.length === 1 && only ? only : [`${at(path)} may be ${shown(one)}, and is taken as ${shown(taken)}`];
    });
  }
  return misfitsOfOne(given, taken, path);
}

function misfitsOfOne(given: JsonSchema, taken: JsonSchema, path: string): string[] {
  if (given['x-handler'] || taken['x-handler']) return misfitsOfHandlers(given, taken, path);
  const values = valuesOf(given);
  const allowed = valuesOf(taken);
  if (allowed) {
    const refused = values?.filter((value) => !allowed.some((one) => isDeepStrictEqual(one, value)));
    if (!refused) return [`${at(path)} may be ${shown(given)}, and is taken as ${shown(taken)}`];
    if (refused.length > 0)
      return [
        `${at(path)} may be ${refused.map((value) => JSON.stringify(value)).join(' or ')}, and is taken as ${shown(taken)}`,
      ];
  }
  const [wanted] = typesOf(taken) ?? [];
  const types = values ? values.map(JSON_TYPE) : (typesOf(given) ?? ['anything']);
  const foreign = wanted && types.find((type) => !isType(type, wanted));
  if (foreign) return [`${at(path)} may be ${shown(given)}, and is taken as ${shown(taken)}`];
  const other = Object.keys({ ...given, ...taken }).find(
    (keyword) =>
      !COMPARED.has(keyword) &&
      !REMARKS.has(keyword) &&
      taken[keyword] !== undefined &&
      !isDeepStrictEqual(given[keyword], taken[keyword]),
  );
  if (other) return [`${at(path)} has another \`${other}\``];
  switch (wanted) {
    case 'object':
      return misfitsOfObjects(given, taken, path);
    case 'array':
      return misfits(schemaOf(given.items), schemaOf(taken.items), `${path}[]`);
    default:
      return [];
  }
}

const schemaOf = (schema: boolean | JsonSchema | undefined): JsonSchema => (typeof schema === 'object' ? schema : {});

function misfitsOfObjects(given: JsonSchema, taken: JsonSchema, path: string): string[] {
  const { properties: gives = {}, required: always = [] } = given;
  const { properties: takes = {}, required: needed = [], additionalProperties } = taken;
  const missing = needed
    .filter((key) => !always.includes(key))
    .map((key) =>
      gives[key]
        ? `\`${inside(path, key)}\` may be left out, and is needed`
        : `\`${inside(path, key)}\` is needed, and is not given`,
    );
  const inner = Object.entries(gives).flatMap(([key, schema]) => {
    const own = takes[key] ?? (typeof additionalProperties === 'object' ? additionalProperties : undefined);
    return own ? misfits(schema, own, inside(path, key)) : [`\`${inside(path, key)}\` is given, and is not taken`];
  });
  const rest = given.additionalProperties;
  const open = typeof rest === 'object' ? misfits(rest, schemaOf(additionalProperties), inside(path, '*')) : [];
  return [...missing, ...inner, ...open];
}

/** a function is called by whoever takes it: what it is called with goes the other way */
function misfitsOfHandlers(given: JsonSchema, taken: JsonSchema, path: string): string[] {
  const [accepts, called] = [given['x-handler'], taken['x-handler']];
  if (!accepts || !called) return [`${at(path)} may be ${shown(given)}, and is taken as ${shown(taken)}`];
  if (accepts === true) return [];
  if (called === true) return [`${at(path)} wants a value, and is called with none`];
  return misfits(called, accepts, `${path}()`);
}
