import * as calls from '@cairn/shared-contracts/api/experiments.calls';
import { type Call, serve } from '../../platform/call.ts';
import type { Services } from '../../platform/services.ts';
import { Collector } from './collector.ts';
import { requireReader } from './may-read.ts';
import { listExperiments } from './read-experiments.ts';
import { readReport } from './report.ts';
import { takeOver } from './sync.ts';
import { readTakingPart } from './taking-part.ts';

/** Experiments: what browsers see of them, and what came of it. */
export function experimentCalls(services: Services): Call[] {
  const collector = new Collector(services.db);
  return [
    serve(calls.experimentEvents, {
      perMinute: 60,
      maxBodyBytes: 8192,
      async handle({ body, experiments }) {
        const parts = new Map(readTakingPart(experiments).map((part) => [part.experiment, part]));
        const at = services.clock.now();
        const items = body.events.flatMap((event) => {
          const part = parts.get(event.experiment);
          return part ? [{ part, event, at }] : [];
        });
        return { taken: items.length > 0 ? await collector.take(items) : 0 };
      },
    }),
    serve(calls.syncExperiments, {
      async handle({ body }) {
        await takeOver(services, body);
        return { result: true as const };
      },
    }),
    serve(calls.experiments, {
      perMinute: 60,
      async handle({ user, query, squadRemotes }) {
        return listExperiments(services.db, await requireReader(services, { user, proof: query.proof, squadRemotes }));
      },
    }),
    serve(calls.experimentReport, {
      perMinute: 60,
      async handle({ user, query, squadRemotes }) {
        const readable = await requireReader(services, { user, proof: query.proof, squadRemotes });
        return readReport(services, query.name, readable);
      },
    }),
  ];
}
