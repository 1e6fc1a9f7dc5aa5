import type { FastifyInstance } from 'fastify';
import type { Services } from '../../../platform/services.ts';
import { storageOf } from '../../uploads/upload-store.ts';
import { keepSnapshots } from './index/snapshot/save-snapshot.ts';

const LOOK_MS = 5 * 60_000;

/** The index is saved for processes that start. An engine has what changed read and taken away by itself. */
export function registerSearch(_app: FastifyInstance, services: Services): void {
  const { env, db, clock, log } = services;
  if (env.SEARCH === 'groonga') return;
  const options = { db, clock, log, storage: storageOf(services) };
  services.jobs.every('search snapshot', LOOK_MS, () => keepSnapshots(options, env.SEARCH_SNAPSHOTS));
}
