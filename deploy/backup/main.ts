import { parseArgs } from 'node:util';
import { createDb } from '@cairn/api/database';
import { startEmbedded } from '@cairn/api/embedded-postgres';
import { flushArchive, listBackups, pruneBackups, takeBackup } from '@cairn/api/postgres/backups';
import { findEmbedded } from '@cairn/api/postgres/find-embedded';
import { restoreBackup } from '@cairn/api/postgres/restore';
import { drillRestore } from './drill.ts';
import { digestRows } from './row-digest.ts';
import { readBackupSettings } from './settings.ts';

const HELP = `npm run backup -- <command>

  The embedded database, which a site with BACKUP_DIR archives into that folder, piece by piece, at the latest after a minute. A server of
  your own (DATABASE_URL) has tools of its own: pg_basebackup, pgBackRest, or the snapshots of whoever runs it.

  npm run backup -- now [--keep 7]              a copy of the running database; more than 7 older ones go, with the log only they need
  npm run backup -- list                        the copies; any moment from the oldest on can be had
  npm run backup -- flush                       hands over what was committed up to now, before a restore or a move
  npm run backup -- restore --into <folder> [--to <moment>]
                                                makes the database as it was, 2026-11-25T20:15:03Z, in a folder without one; without a
                                                moment, with all that was archived
  npm run backup -- rows                        how many rows each table of the running database has: to hold beside a restored one
  npm run backup -- drill                       backs up a database of its own, ruins it, restores it to the second before, compares all rows

  Settings: DATA_DIR (.data) and BACKUP_DIR.
`;

class Refusal extends Error {}

const say = (text: string): void => void process.stdout.write(`${text}\n`);

interface Given {
  into?: string | undefined;
  to?: string | undefined;
  keep?: string | undefined;
}

const settings = () => readBackupSettings(process.env);

async function running() {
  const { DATA_DIR } = settings();
  const found = await findEmbedded(DATA_DIR);
  if (!found) throw new Refusal(`no database runs on ${DATA_DIR}: start the site, or name its DATA_DIR`);
  return found;
}

function momentOf(text: string | undefined): Date | undefined {
  if (text === undefined) return undefined;
  const moment = new Date(text);
  // without its zone a moment means another one on every machine
  if (Number.isNaN(moment.getTime()) || !/(?:Z|[+-]\d{2}:?\d{2})$/i.test(text))
    throw new Refusal(`--to takes a moment with its zone, like 2026-11-25T20:15:03Z, not ${text}`);
  return moment;
}

function keepOf(text: string | undefined): number {
  const keep = Number(text ?? 7);
  if (!Number.isInteger(keep) || keep < 1) throw new Refusal(`--keep takes a number from 1 on, not ${text}`);
  return keep;
}

async function printRows(connection: Parameters<typeof createDb>[0]): Promise<void> {
  const db = createDb(connection, { max: 1 });
  try {
    for (const [name, { rows, sum }] of await digestRows(db))
      say(`${name.padEnd(28)} ${String(rows).padStart(9)}  ${sum}`);
  } finally {
    await db.destroy();
  }
}

const RUN: Record<string, (given: Given) => Promise<void>> = {
  async now({ keep }) {
    const { BACKUP_DIR } = settings();
    const many = keepOf(keep);
    const backup = await takeBackup(await running(), BACKUP_DIR);
    const gone = await pruneBackups(BACKUP_DIR, many);
    say(
      `${backup.folder}: any moment from ${backup.endedAt} on; ${gone.backups} older and ${gone.wal} pieces of log removed`,
    );
  },
  async list() {
    for (const { endedAt, folder } of await listBackups(settings().BACKUP_DIR)) say(`${endedAt}  ${folder}`);
  },
  async flush() {
    const at = await flushArchive(await running(), settings().BACKUP_DIR);
    say(`archived up to ${at.toISOString()}`);
  },
  async restore({ into, to }) {
    if (into === undefined) throw new Refusal('name a folder without a database: --into <folder>');
    const moment = momentOf(to);
    const backup = await restoreBackup({ backupDir: settings().BACKUP_DIR, dataDir: into, to: moment });
    say(
      `${into} is the database ${moment ? `as of ${moment.toISOString()}` : 'with all that was archived'}, from the copy of ${backup.endedAt}`,
    );
    const server = await startEmbedded(into);
    await printRows(server.connection).finally(() => server.stop());
  },
  async rows() {
    await printRows(await running());
  },
  async drill() {
    const drill = await drillRestore(say);
    for (const line of [...drill.differences, ...drill.again]) say(`DIFFERS ${line}`);
    say(
      `${drill.tables} tables, ${drill.rows} rows: ${drill.differences.length + drill.again.length === 0 ? 'all as they were' : 'NOT as they were'}`,
    );
    if (drill.differences.length + drill.again.length > 0) process.exitCode = 1;
  },
};

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      into: { type: 'string' },
      to: { type: 'string' },
      keep: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  const [verb, ...rest] = positionals;
  const command = verb === undefined ? undefined : RUN[verb];
  if (values.help || verb === undefined) say(HELP);
  else if (!command || rest.length > 0) throw new Refusal(`${positionals.join(' ')} is no command\n\n${HELP}`);
  else await command(values);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  // a word that makes no sense, and not something that went wrong
  process.exit(error instanceof Refusal || (error instanceof TypeError && 'code' in error) ? 2 : 1);
}
