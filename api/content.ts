import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { importContent } from './modules/content/import/import-content.ts';
import { ContentError } from './modules/content/import/problem.ts';
import { readFolder } from './modules/content/import/read-folder.ts';
import { createClock } from './platform/clock.ts';
import { createDb } from './platform/db.ts';
import { readEnv } from './platform/env.ts';
import { migrate } from './platform/migrator.ts';
import { startEmbedded } from './platform/postgres/embedded.ts';
import { countOtherClients } from './platform/postgres/other-clients.ts';

const HELP = `content, the texts of the journal, the help center and the legal pages

  content check <folder>             reads all texts and says what is wrong, as file:line: reason
  content import <folder> [--prune]  puts them into the database of DATABASE_URL, or of DATA_DIR; the site shows them at once

  --prune  what the folder has not any more is removed

Ends with 0 when it is done, with 1 when something is wrong (nothing is imported then), with 2 when the command made no sense.`;

const say = (text: string) => void process.stdout.write(`${text}\n`);

async function importInto(folder: string, prune: boolean): Promise<void> {
  const env = readEnv(process.env);
  const postgres = env.DATABASE_URL ? undefined : await startEmbedded(env.DATA_DIR);
  const db = createDb(postgres?.connection ?? { connectionString: env.DATABASE_URL ?? '' }, { max: 2 });
  try {
    await migrate(db);
    const { articles, legal, help } = await importContent({ db, env, clock: createClock() }, folder, { prune });
    say(`imported ${articles} articles, ${legal} legal texts, ${help} answers`);
  } finally {
    await db.destroy();
    if (postgres && !postgres.adopted && (await countOtherClients(postgres.connection)) === 0) await postgres.stop();
  }
}

async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    strict: false,
    options: { prune: { type: 'boolean' }, help: { type: 'boolean' } },
  });
  const [verb, folder, ...more] = positionals;
  if (values.help) {
    say(HELP);
    return 0;
  }
  if ((verb !== 'check' && verb !== 'import') || !folder || more.length > 0) {
    process.stderr.write(`${HELP}\n`);
    return 2;
  }
  try {
    const path = resolve(process.env.INIT_CWD ?? '.', folder);
    if (verb === 'import') await importInto(path, values.prune === true);
    else {
      const { articles, legal, help } = readFolder(path);
      say(`${articles.length} articles, ${legal.length} legal texts, ${help.length} answers: nothing wrong`);
    }
    return 0;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    process.stderr.write(`${error.message}\n`);
    if (error instanceof ContentError) process.stderr.write(`${error.problems.length} to mend; nothing was imported\n`);
    return 1;
  }
}

process.exitCode = await run(process.argv.slice(2));
