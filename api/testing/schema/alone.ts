import { createQueryId, type KyselyPlugin, PostgresQueryCompiler } from 'kysely';
import { type IsKey, isBounded } from './is-bounded.ts';

/** what may stand outside a transaction, whatever its size: it keeps nobody waiting */
const ALLOWED: readonly RegExp[] = [
  /^(?:select|show|set|reset)\b[^;]*;?$/i,
  /^create (?:unique )?index concurrently\b[^;]*;?$/i,
  /^(?:drop|re)index (?:\w+ )?concurrently\b[^;]*;?$/i,
  /^alter table \S+ validate constraint\b[^;]*;?$/i,
];

const compiler = new PostgresQueryCompiler();

/**
 * Hears the statements of a migration that is no transaction.
 * @param refused gets each that would have to be one, or to be bounded by LIMIT
 */
export const listenTo = (isKey: IsKey, refused: (statement: string) => void): KyselyPlugin => ({
  transformQuery({ node }) {
    const { sql } = compiler.compileQuery(node, createQueryId());
    const text = sql.trim().replaceAll(/\s+/g, ' ');
    if (!ALLOWED.some((pattern) => pattern.test(text)) && !isBounded(sql, isKey)) refused(text);
    return node;
  },
  transformResult: async ({ result }) => result,
});
