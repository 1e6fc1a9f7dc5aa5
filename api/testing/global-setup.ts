import { type Nodes, startNodes } from './nodes.ts';
import { type RunDatabase, startRunDatabase } from './run-database.ts';
import { SOCKET_VARIABLE } from './test-database.ts';

declare global {
  // how Jest's set-up hands something to its teardown: they share one process
  var cairnRunDatabase: RunDatabase | undefined;
  var cairnNodes: Nodes | undefined;
}

/** Starts the run's PostgreSQL; test processes find it by the environment. */
export default async function globalSetup(): Promise<void> {
  const database = await startRunDatabase();
  globalThis.cairnRunDatabase = database;
  process.env[SOCKET_VARIABLE] = database.socket;
  if (process.env.API_TESTS !== 'cluster') return;
  globalThis.cairnNodes = await startNodes(database);
  Object.assign(process.env, globalThis.cairnNodes.variables);
}
