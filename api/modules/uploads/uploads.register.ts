import type { FastifyInstance } from 'fastify';
import type { Services } from '../../platform/services.ts';
import { FETCH_UPLOAD, fetchUpload } from './fetch-later.ts';
import { removeOrphans } from './remove-upload.ts';
import { serveFiles } from './serve-file.ts';

/** whose server gives its bytes one by one is not to hold up the files of others */
const AT_ONCE = 4;
const SWEEP_MS = 15 * 60_000;

/** Files that are read, and those that nobody wants. */
export function registerUploads(app: FastifyInstance, services: Services): void {
  serveFiles(app, services);
  services.outbox.handle<{ upload_id: number }>(FETCH_UPLOAD, ({ upload_id }) => fetchUpload(services, upload_id), {
    atOnce: AT_ONCE,
  });
  services.jobs.every('orphaned uploads', SWEEP_MS, () => removeOrphans(services));
}
