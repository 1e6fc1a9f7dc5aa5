import type { ColumnFacts, RuleFacts, SchemaFacts } from './schema-facts.ts';

const literals = (definition: string): Set<string> => new Set(definition.match(/'(?:[^']|'')*'/g));

/** the same list of values with more in it, as a CHECK of one column spells it */
function isWider(before: string, after: string): boolean {
  const shape = (definition: string) => definition.replaceAll(/(?:'(?:[^']|'')*'(?:::\w+)?(?:, )?)+/g, '?');
  return shape(before) === shape(after) && literals(before).isSubsetOf(literals(after));
}

function changedColumns(
  relation: string,
  before: ReadonlyMap<string, ColumnFacts>,
  after: ReadonlyMap<string, ColumnFacts>,
): string[] {
  const gone = [...before].flatMap(([name, was]) => {
    const at = `${relation}.${name}`;
    const is = after.get(name);
    if (!is) return [`${at} is gone`];
    return [
      ...(is.type === was.type ? [] : [`${at} is ${is.type} in place of ${was.type}`]),
      ...(is.isRequired && !was.isRequired ? [`${at} refuses NULL`] : []),
      ...(is.isRequired && was.isFilled && !is.isFilled ? [`${at} has no default any more`] : []),
    ];
  });
  const demanded = [...after]
    .filter(([name, { isRequired, isFilled }]) => !before.has(name) && isRequired && !isFilled)
    .map(([name]) => `${relation}.${name} is new and asks for a value`);
  return [...gone, ...demanded];
}

function newRules(before: SchemaFacts, after: SchemaFacts): string[] {
  const isMet = (key: string, { table, columns, definition }: RuleFacts): boolean => {
    const known = before.relations.get(table);
    // an older release leaves new columns out: its rows have their defaults
    if (!known || columns.every((column) => !known.has(column))) return true;
    const was = before.rules.get(key)?.definition;
    return was !== undefined && (was === definition || isWider(was, definition));
  };
  return [...after.rules]
    .filter(([key, rule]) => !isMet(key, rule))
    .map(([key, { definition }]) => `${key} is new and refuses rows: ${definition}`);
}

/** what statements rest on: ON CONFLICT names a rule or its columns, DELETE leaves the rest to a reference */
const RELIED_ON = /^(?:PRIMARY KEY|UNIQUE|CREATE UNIQUE INDEX)\b|\bON (?:DELETE|UPDATE) (?:CASCADE|SET)\b/;

function goneRules(before: SchemaFacts, after: SchemaFacts): string[] {
  return [...before.rules]
    .filter(([key, { table, definition }]) => {
      // of a table that is gone that is said
      const isLost = after.relations.has(table) && after.rules.get(key)?.definition !== definition;
      return isLost && RELIED_ON.test(definition);
    })
    .map(([key, { definition }]) => `${key} is gone: ${definition}`);
}

const goneTriggers = (before: SchemaFacts, after: SchemaFacts): string[] =>
  [...before.triggers].flatMap(([key, table]) =>
    after.relations.has(table) && !after.triggers.has(key) ? [`${key} is gone`] : [],
  );

/** What a release that was written for the schema before would run into, one line each; none where something is only added. */
export function whatBreaks(before: SchemaFacts, after: SchemaFacts): string[] {
  const relations = [...before.relations].flatMap(([name, columns]) => {
    const now = after.relations.get(name);
    return now ? changedColumns(name, columns, now) : [`${name} is gone`];
  });
  const functions = [...before.functions.difference(after.functions)].map((signature) => `${signature} is gone`);
  return [
    ...relations,
    ...newRules(before, after),
    ...goneRules(before, after),
    ...goneTriggers(before, after),
    ...functions,
  ];
}
