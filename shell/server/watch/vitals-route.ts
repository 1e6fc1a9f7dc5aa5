import { releaseKey } from '@cairn/shared-contracts/remote/release';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { VITALS_PATH } from '../../client/watch/vitals-report.ts';
import type { Registry } from '../registry.ts';
import { networkOf } from './network.ts';
import type { VersionTallies } from './version-tallies.ts';

const BODY_LIMIT = 512;
/** beyond an hour it was no measurement */
const value = z.number().min(0).max(3_600_000).optional();
const report = z.object({
  remote: z.string().max(60),
  version: z.string().max(64),
  vitals: z.object({ lcp: value, inp: value, cls: value }),
});

/** measurements that one network's browsers are believed within a minute */
const BELIEVED = 30;
const NETWORKS_MAX = 5000;
const FORGET_MS = 60_000;

/** Where browsers tell how their pages did. Counted where it is of a live version and not too much; whoever tells hears nothing of that. */
export function vitalsRoute(
  app: FastifyInstance,
  { registry, tallies }: { registry: Pick<Registry, 'snapshot'>; tallies: VersionTallies },
): void {
  let since = 0;
  const told = new Map<string, number>();
  const isTooMuch = (ip: string): boolean => {
    if (Date.now() - since > FORGET_MS) {
      since = Date.now();
      told.clear();
    }
    const network = networkOf(ip);
    const times = (told.get(network) ?? 0) + 1;
    if (times > BELIEVED || (times === 1 && told.size >= NETWORKS_MAX)) return true;
    told.set(network, times);
    return false;
  };

  app.post(VITALS_PATH, { bodyLimit: BODY_LIMIT }, (request, reply) => {
    const said = report.safeParse(request.body);
    if (!said.success)
      return reply.code(400).send({ message: 'No measurement', code: 'no_report', request_id: request.id });
    const { remote, version, vitals } = said.data;
    const key = releaseKey(remote, version);
    if (registry.snapshot?.versions.has(key) && !isTooMuch(request.ip)) {
      const { lcp, inp, cls } = vitals;
      tallies.measured(key, {
        ...(lcp === undefined ? {} : { lcp }),
        ...(inp === undefined ? {} : { inp }),
        ...(cls === undefined ? {} : { cls }),
      });
    }
    return reply.code(204).send();
  });
}
