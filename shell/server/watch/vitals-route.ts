import { type LiveRemote, releaseKey } from '@cairn/shared-contracts/remote/release';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { VITALS_PATH } from '../../client/watch/vitals-report.ts';
import { VISITOR_COOKIE } from '../../layout/cookies.ts';
import { subjectOf } from '../experiments/subject.ts';
import { isOfOwnPage } from '../own-page.ts';
import { candidates } from '../pick.ts';
import type { Registry } from '../registry.ts';
import { networkOf } from './network.ts';
import type { Measured } from './step-measures.ts';
import type { VersionTallies } from './version-tallies.ts';

const BODY_LIMIT = 2048;
const PARTS_MAX = 12;
/** beyond two minutes it was no measurement of a page that somebody looked at */
const milliseconds = z.number().min(0).max(120_000).optional();
/** times 1000 */
const shifts = z.number().min(0).max(20_000).optional();
const version = { remote: z.string().max(60), version: z.string().max(64) };
const report = z.object({
  /** whose page it was */
  ...version,
  vitals: z.object({ lcp: milliseconds, inp: milliseconds, cls: shifts }),
  /** whose code and parts it had; pages of before do not say */
  parts: z
    .array(z.object({ ...version, load: milliseconds, render: milliseconds }))
    .max(PARTS_MAX)
    .optional(),
});

/** reports of one network within a minute that are looked at */
const REPORTS_MAX = 30;
const NETWORKS_MAX = 5000;
const FORGET_MS = 60_000;

const isDrawn = (remote: LiveRemote | undefined, visitor: string | undefined, name: string, told: string): boolean =>
  remote !== undefined && visitor !== undefined && candidates(remote, visitor, name)[0] === told;

const told = (values: { [measure in keyof Measured]: number | undefined }): Measured =>
  // what was not measured is not told
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

/**
 * Where browsers tell how their pages did. It is shown where it is of a live version and not too much; whoever tells hears nothing of that.
 * Versions are compared by it where it is the version that the visitor's cookie falls to, from a browser that is no program's, no employee's and not
 * overridden: by the first few values of a network (believed.ts).
 */
export function vitalsRoute(
  app: FastifyInstance,
  { registry, tallies }: { registry: Pick<Registry, 'snapshot'>; tallies: VersionTallies },
): void {
  let since = 0;
  const heard = new Map<string, number>();
  const isTooMuch = (network: string): boolean => {
    if (Date.now() - since > FORGET_MS) {
      since = Date.now();
      heard.clear();
    }
    const times = (heard.get(network) ?? 0) + 1;
    if (times > REPORTS_MAX || (times === 1 && heard.size >= NETWORKS_MAX)) return true;
    heard.set(network, times);
    return false;
  };

  app.post(VITALS_PATH, { bodyLimit: BODY_LIMIT }, (request, reply) => {
    const said = report.safeParse(request.body);
    if (!said.success)
      return reply.code(400).send({ message: 'No measurement', code: 'no_report', request_id: request.id });
    const { snapshot } = registry;
    const network = networkOf(request.ip);
    const visitor = subjectOf(request, { visitor: request.cookies?.[VISITOR_COOKIE], user: undefined });
    if (!snapshot || !isOfOwnPage(request) || isTooMuch(network)) return reply.code(204).send();
    const { remote: page, version: pageVersion, vitals, parts = [] } = said.data;
    const all = new Map<string, { remote: string; version: string; measured: Measured }>();
    for (const { remote, version: own, ...measured } of [{ remote: page, version: pageVersion, ...vitals }, ...parts]) {
      const key = releaseKey(remote, own);
      // a remote that is named twice counts once
      all.set(key, { remote, version: own, measured: { ...told(measured), ...all.get(key)?.measured } });
    }
    for (const [key, { remote, version: own, measured }] of all) {
      if (!snapshot.versions.has(key)) continue;
      const isCompared = isDrawn(snapshot.live.remotes[remote], visitor, remote, own);
      tallies.measured(key, measured, isCompared ? network : undefined);
    }
    return reply.code(204).send();
  });
}
