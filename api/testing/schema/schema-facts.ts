import { type Kysely, sql } from 'kysely';

/** What statements rely on, of tables and views in the public schema. */
export interface SchemaFacts {
  /** table or view → its columns */
  relations: ReadonlyMap<string, ReadonlyMap<string, ColumnFacts>>;
  /** what refuses rows: constraints and unique indexes, by table and name */
  rules: ReadonlyMap<string, RuleFacts>;
  /** with the types of their arguments */
  functions: ReadonlySet<string>;
  /** those that fire, as 'table.name', with their table */
  triggers: ReadonlyMap<string, string>;
}

export interface ColumnFacts {
  /** as PostgreSQL writes it: 'character(3)' */
  type: string;
  /** refuses NULL */
  isRequired: boolean;
  /** a default, an identity or generated: who leaves it out gets a value */
  isFilled: boolean;
}

export interface RuleFacts {
  table: string;
  columns: readonly string[];
  /** as PostgreSQL writes it, without NOT VALID: that is for rows which are there */
  definition: string;
}

interface ColumnRow extends ColumnFacts {
  relation: string;
  column: string;
}

type RuleRow = RuleFacts & { name: string };

export async function readSchema<Tables>(db: Kysely<Tables>): Promise<SchemaFacts> {
  const { rows: columns } = await sql<ColumnRow>`
    SELECT c.relname AS relation, a.attname AS "column", format_type(a.atttypid, a.atttypmod) AS type,
      a.attnotnull AS "isRequired", a.atthasdef OR a.attidentity <> '' AS "isFilled"
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p', 'v', 'm')
    ORDER BY 1, a.attnum`.execute(db);
  const { rows: rules } = await sql<RuleRow>`
    SELECT r.relname AS "table", c.conname AS name, replace(pg_get_constraintdef(c.oid), ' NOT VALID', '') AS definition,
      ARRAY(SELECT attname::text FROM pg_attribute WHERE attrelid = r.oid AND attnum = ANY(c.conkey)) AS columns
    FROM pg_constraint c JOIN pg_class r ON r.oid = c.conrelid
    WHERE c.connamespace = 'public'::regnamespace AND c.contype IN ('c', 'f', 'p', 'u', 'x')
    UNION ALL
    SELECT r.relname, i.relname, pg_get_indexdef(x.indexrelid),
      ARRAY(SELECT attname::text FROM pg_attribute WHERE attrelid = r.oid AND attnum = ANY(x.indkey))
    FROM pg_index x JOIN pg_class i ON i.oid = x.indexrelid JOIN pg_class r ON r.oid = x.indrelid
    WHERE i.relnamespace = 'public'::regnamespace AND x.indisunique
      AND NOT EXISTS (SELECT FROM pg_constraint c WHERE c.conindid = x.indexrelid)`.execute(db);
  const { rows: functions } = await sql<{ signature: string }>`
    SELECT p.oid::regprocedure::text AS signature FROM pg_proc p
    WHERE p.pronamespace = 'public'::regnamespace`.execute(db);
  const { rows: triggers } = await sql<{ table: string; name: string }>`
    SELECT r.relname AS "table", t.tgname AS name FROM pg_trigger t JOIN pg_class r ON r.oid = t.tgrelid
    WHERE r.relnamespace = 'public'::regnamespace AND NOT t.tgisinternal AND t.tgenabled <> 'D'`.execute(db);
  const relations = Map.groupBy(columns, ({ relation }) => relation);
  return {
    relations: new Map(
      [...relations].map(([name, own]) => [name, new Map(own.map(({ column, ...facts }) => [column, facts]))]),
    ),
    rules: new Map(rules.map(({ name, ...facts }) => [`${facts.table}.${name}`, facts])),
    functions: new Set(functions.map(({ signature }) => signature)),
    triggers: new Map(triggers.map(({ table, name }) => [`${table}.${name}`, table])),
  };
}
