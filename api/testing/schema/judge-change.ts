import type { DatabaseHandle } from '../../platform/db.ts';
import { isContract, type SchemaChange } from '../../platform/schema/schema-change.ts';
import { listenTo } from './alone.ts';
import type { IsKey } from './is-bounded.ts';
import { readSchema, type SchemaFacts } from './schema-facts.ts';
import { whatBreaks } from './what-breaks.ts';
import { watchPauses, whatStops } from './what-stops.ts';

const PROGRESS = { tell: () => {} };

const isKeyIn =
  ({ rules }: SchemaFacts): IsKey =>
  (table, columns) =>
    columns.join() === 'ctid' ||
    [...rules.values()].some(
      ({ definition, ...rule }) =>
        rule.table === table &&
        /^(?:PRIMARY KEY|UNIQUE)\b/.test(definition) &&
        rule.columns.every((column) => columns.includes(column)),
    );

/** Runs a migration and says what of it would break an older release, or keep visitors waiting (decision 84). */
export async function judgeChange(db: DatabaseHandle, name: string, change: SchemaChange): Promise<string[]> {
  const before = await readSchema(db);
  const bounded = Object.keys(change.bounded ?? {});
  const stops: string[] = [];
  if (change.transaction === false) {
    const refused = listenTo(isKeyIn(before), (statement) =>
      stops.push(`not bounded, outside a transaction: ${statement.slice(0, 80)}`),
    );
    await db.connection().execute((one) => change.up(one.withPlugin(refused), PROGRESS));
  } else
    await db.transaction().execute(async (one) => {
      const pauses = await watchPauses(one);
      await change.up(one, PROGRESS);
      stops.push(...whatStops(await pauses(), bounded));
    });
  const breaks = whatBreaks(before, await readSchema(db));
  return isContract(name) ? stops : [...breaks, ...stops];
}
