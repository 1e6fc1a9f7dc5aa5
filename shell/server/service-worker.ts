import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SERVICE_WORKER } from '@cairn/shared-contracts/remote/service-worker';
import type { FastifyInstance } from 'fastify';
import type { WorkerSettings } from '../offline/vocabulary.ts';
import { inScript } from './in-script.ts';
import { workerPolicy } from './security-policy.ts';

interface Options {
  dist: string;
  isOn: boolean;
  settings: WorkerSettings;
}

/**
 * The site's service worker, at the address that browsers look at again with every page. Turned off, it is one that removes the one
 * they have.
 */
export async function serviceWorker(app: FastifyInstance, { dist, isOn, settings }: Options): Promise<void> {
  const file = join(dist, 'worker', isOn ? 'service-worker.js' : 'no-service-worker.js');
  const code = `self.__WORKER__=${inScript(settings)};\n${readFileSync(file, 'utf8')}`;
  app.get(SERVICE_WORKER, (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .header('content-security-policy', workerPolicy(settings.store))
      .type('text/javascript; charset=utf-8')
      .send(code),
  );
}
