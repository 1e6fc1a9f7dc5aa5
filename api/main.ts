import { sendTraces } from '@cairn/shared-contracts/node/otlp';
import { outliveStrayErrors } from '@cairn/shared-contracts/node/stray-errors';
import type { Logger } from 'pino';
import { createClock } from './platform/clock.ts';
import { type Connection, createDb, type DatabaseHandle } from './platform/db.ts';
import { messageOf } from './platform/error-message.ts';
import type { Extension } from './platform/extension.ts';
import { keepHeapSmall } from './platform/heap.ts';
import { createGate, type Gate } from './platform/http/gate.ts';
import { createLog } from './platform/log.ts';
import { migrate } from './platform/migrator.ts';
import { type EmbeddedPostgres, startEmbedded } from './platform/postgres/embedded.ts';
import { type KeptPostgres, keepRunning } from './platform/postgres/keep-running.ts';
import { countOtherClients } from './platform/postgres/other-clients.ts';
import { archiveSettings } from './platform/postgres/wal-archive.ts';
import { onceReached } from './platform/reach.ts';
import { settingsOrExit } from './platform/settings-or-exit.ts';
import { type RunningApi, startApi } from './platform/start-api.ts';
import { apiVersion } from './platform/version.ts';

const GRACE_MS = 10_000;

async function prepare(db: DatabaseHandle, extensions: readonly Extension[], log: Logger, gate: Gate): Promise<void> {
  gate.report({ name: 'migrations', state: 'starting' });
  const tell = (note: string) => {
    gate.report({ name: 'migrations', state: 'starting', note });
    log.info({ note }, 'schema');
  };
  const ran = await migrate(db, undefined, { tell });
  if (ran.length > 0) log.info({ migrations: ran }, 'schema brought up to date');
  gate.report({ name: 'migrations', state: 'ready' });
  for (const extension of extensions) {
    if (!extension.prepare) continue;
    const name = `${extension.name} data`;
    gate.report({ name, state: 'starting' });
    const tell = (note: string) => gate.report({ name, state: 'starting', note });
    await extension.prepare({ db, log, today: createClock().today(), tell });
    gate.report({ name, state: 'ready' });
  }
}

/** stops the embedded database unless another process still works on it */
async function stopDatabase(postgres: EmbeddedPostgres, log: Logger): Promise<void> {
  const others = await countOtherClients(postgres.connection);
  if (others > 0) log.info({ others }, 'database left running: others use it');
  else await postgres.stop();
}

async function main(): Promise<void> {
  keepHeapSmall();
  const { env, resources, extensions } = await settingsOrExit(process.env);
  const log = createLog(env.LOG_LEVEL);
  const gate = createGate(apiVersion(env.REVISION));
  const endTraces = await sendTraces('api', apiVersion(env.REVISION).version, env);
  const port = await gate.listen(env.API_PORT, env.HOST);
  gate.report({ name: 'database', state: 'starting' });

  const archive = env.BACKUP_DIR === undefined ? {} : archiveSettings(env.DATA_DIR, env.BACKUP_DIR);
  const database = env.DATABASE_URL ? undefined : startEmbedded(env.DATA_DIR, archive);
  let kept: KeptPostgres | undefined;
  let starting: Promise<RunningApi> | undefined;
  let isStopping = false;
  async function stop(reason: string): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    log.info({ reason }, 'stopping');
    // whatever hangs, the process ends
    setTimeout(() => process.exit(1), GRACE_MS + 15_000).unref();
    void starting?.then((started) => started.release()).catch(() => undefined);
    await gate.close(GRACE_MS);
    const running = await starting?.catch(() => undefined);
    await running?.close();
    const embedded = (await kept?.letGo()) ?? (await database?.catch(() => undefined));
    if (embedded) await stopDatabase(embedded, log);
    await endTraces().catch((error: unknown) => log.warn({ error: messageOf(error) }, 'the last traces are lost'));
    log.info('stopped');
    process.exit(0);
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop(signal));

  const postgres = await database;
  const connection: Connection = postgres?.connection ?? { connectionString: env.DATABASE_URL ?? '' };
  if (postgres)
    log.info({ pid: postgres.pid, adopted: postgres.adopted, data: postgres.home }, 'embedded PostgreSQL is up');

  try {
    const db = createDb(connection, { max: 4 });
    const prepared = () => {
      gate.report({ name: 'database', state: 'ready' });
      return prepare(db, extensions, log, gate);
    };
    const onWait = (note: string) => {
      gate.report({ name: 'database', state: 'starting', note });
      log.warn({ reason: note }, 'the database is waited for');
    };
    await (env.DATABASE_URL ? onceReached(db, prepared, { onWait }) : prepared()).finally(() => db.destroy());
    starting = startApi({ env, resources, extensions, log, connection, gate, url: `http://127.0.0.1:${port}` });
    await starting;
    if (postgres) {
      const settings = { ...archive, unix_socket_directories: postgres.connection.host };
      kept = keepRunning(postgres, () => startEmbedded(env.DATA_DIR, settings), log);
    }
    outliveStrayErrors({ log, giveUp: () => void stop('stray errors') });
  } catch (error) {
    // asked to stop in the middle of the start: stop() ends the process
    if (isStopping) return;
    // a start that fails leaves no server behind
    if (postgres) await stopDatabase(postgres, log);
    throw error;
  }
  log.info({ url: `http://${env.HOST}:${port}` }, 'api is ready');
}

main().catch((error: unknown) => {
  process.stderr.write(`the api could not start: ${messageOf(error)}\n`);
  process.exit(1);
});
