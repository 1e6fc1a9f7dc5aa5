import type { JsonSchema } from '@cairn/shared-contracts/remote/json-schema';

const typeOf = ({ type, properties, items }: JsonSchema): string | undefined => {
  const [first] = Array.isArray(type) ? type.filter((name) => name !== 'null') : [type];
  if (first) return first;
  if (properties) return 'object';
  return items === undefined ? undefined : 'array';
};

const isNothing = (schema: JsonSchema): boolean => schema.type === 'null' || schema.const === null;

const FORMATS: Readonly<Record<string, string>> = {
  date: '2027-06-01',
  'date-time': '2027-06-01T08:00:00Z',
  time: '08:00:00',
  email: 'somebody@example.org',
  uri: 'https://example.org/',
  uuid: '0190a2b4-0000-7000-8000-000000000001',
};

function textOf({ format, minLength, maxLength }: JsonSchema, name: string): string {
  const known = typeof format === 'string' ? FORMATS[format] : undefined;
  if (known) return known;
  const shortest = typeof minLength === 'number' ? minLength : 0;
  const text = name.padEnd(shortest, '.');
  return typeof maxLength === 'number' ? text.slice(0, maxLength) : text;
}

function numberOf({ minimum, exclusiveMinimum, maximum, exclusiveMaximum, multipleOf }: JsonSchema): number {
  const step = typeof multipleOf === 'number' ? multipleOf : 1;
  const least = [
    ...(typeof minimum === 'number' ? [minimum] : []),
    ...(typeof exclusiveMinimum === 'number' ? [exclusiveMinimum + step] : []),
  ];
  const most = [
    ...(typeof maximum === 'number' ? [maximum] : []),
    ...(typeof exclusiveMaximum === 'number' ? [exclusiveMaximum - step] : []),
  ];
  return Math.min(Math.max(step, ...least), ...most);
}

function itemsOf({ items, minItems, prefixItems }: JsonSchema, name: string): unknown[] {
  if (Array.isArray(prefixItems)) return prefixItems.map((schema: JsonSchema) => sampleOf(schema, name));
  const count = typeof minItems === 'number' ? Math.max(1, minItems) : 1;
  return typeof items === 'object' ? Array.from({ length: count }, () => sampleOf(items, name)) : [];
}

/**
 * A value that fits a schema, the same one each time: what is optional is in it, of alternatives the first that is something.
 * @param name - of what it stands for: a text without a form of its own says it
 */
export function sampleOf(schema: JsonSchema, name = 'text'): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const alternatives = schema.anyOf ?? (schema.oneOf as JsonSchema[] | undefined);
  if (alternatives) return sampleOf(alternatives.find((each) => !isNothing(each)) ?? {}, name);
  switch (typeOf(schema)) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(([, property]) => !('x-handler' in property))
          .map(([key, property]) => [key, sampleOf(property, key)]),
      );
    case 'array':
      return itemsOf(schema, name);
    case 'string':
      return textOf(schema, name);
    case 'integer':
    case 'number':
      return numberOf(schema);
    case 'boolean':
      return true;
    default:
      return null;
  }
}
