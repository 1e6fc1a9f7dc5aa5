import { createDb } from './platform/db.ts';
import { messageOf } from './platform/error-message.ts';
import { reach } from './platform/reach.ts';
import { settingsOrExit } from './platform/settings-or-exit.ts';

/** Ends with 0 where the api could start with this environment; else with one line that says why not. It listens on nothing and writes nothing. */
async function main(): Promise<void> {
  const { env } = await settingsOrExit(process.env);
  if (!env.DATABASE_URL) return;
  const db = createDb({ connectionString: env.DATABASE_URL }, { max: 1 });
  await reach(db);
  await db.destroy();
}

main().then(
  // what an extension has opened keeps nobody waiting
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${messageOf(error)}\n`);
    process.exit(1);
  },
);
