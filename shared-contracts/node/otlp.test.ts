import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import Fastify from 'fastify';
import * as z from 'zod';
import { followTraces, traceOptions } from './fastify-trace.ts';
import { sendTraces } from './otlp.ts';
import { beginSpan, inSpan, isTold } from './spans.ts';
import { currentTrace, inTrace, startTrace, traceparentOf } from './trace.ts';

const attribute = z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) });
const told = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(attribute) }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              ...{ traceId: z.string(), spanId: z.string(), parentSpanId: z.string().optional(), name: z.string() },
              ...{ kind: z.number(), startTimeUnixNano: z.string(), endTimeUnixNano: z.string() },
              attributes: z.array(attribute),
              status: z.object({ code: z.number(), message: z.string().optional() }),
            }),
          ),
        }),
      ),
    }),
  ),
});

/** a collector, as far as traces go */
let collector: Server;
let endpoint: string;
let bodies: string[];
beforeEach(async () => {
  bodies = [];
  collector = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    if (request.url === '/v1/traces') bodies.push(Buffer.concat(parts).toString());
    response.setHeader('content-type', 'application/json').end('{}');
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
});
afterEach(() => {
  collector.close();
});

const resources = () => bodies.flatMap((body) => told.parse(JSON.parse(body)).resourceSpans);
const spans = () => resources().flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));

describe('traces', () => {
  it('reach a collector with the ids that logs have, each piece of work below what caused it', async () => {
    const end = await sendTraces('shell', '1.2.0', {
      OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
      OTEL_TRACES_SAMPLER_ARG: 1,
    });
    const app = Fastify(traceOptions(['127.0.0.1']));
    followTraces(app);
    app.get('/tours/:id', async () => {
      await inSpan({ name: 'mf-tour load', attributes: { 'cairn.remote': 'mf-tour' } }, async () => undefined);
      return inSpan({ name: 'fails' }, () => Promise.reject(new Error('no such tour')));
    });
    const caller = startTrace();
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    await (await fetch(`${url}/tours/7?secret=1`, { headers: { traceparent: traceparentOf(caller) } })).text();
    await app.close();
    await end();

    expect(isTold()).toBe(false);
    expect(resources()[0]?.resource.attributes).toEqual(
      expect.arrayContaining([
        { key: 'service.name', value: { stringValue: 'shell' } },
        { key: 'service.version', value: { stringValue: '1.2.0' } },
      ]),
    );
    const [load, failing, request] = spans();
    expect([load?.name, failing?.name, request?.name]).toEqual(['mf-tour load', 'fails', 'GET /tours/:id']);
    expect(spans().map(({ traceId }) => traceId)).toEqual(Array(3).fill(caller.traceId));
    expect(request?.parentSpanId).toBe(caller.spanId);
    expect([load?.parentSpanId, failing?.parentSpanId]).toEqual([request?.spanId, request?.spanId]);
    expect(request?.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: 500 } });
    // what stands in a query may be a token
    expect(bodies.join()).not.toContain('secret');
    expect([failing?.status.message, request?.status.message]).toEqual(['Error: no such tour', '500']);
    expect(BigInt(request?.endTimeUnixNano ?? 0) > BigInt(request?.startTimeUnixNano ?? 0)).toBe(true);
  });

  it('of a share alone are the same ones everywhere, and none that the caller does not record', async () => {
    const end = await sendTraces('api', '1.0.0', {
      OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
      OTEL_TRACES_SAMPLER_ARG: 0.5,
    });
    const traceOf = (last: string) => ({ ...startTrace(), traceId: `0af7651916cd43dd848${last}` });
    for (const [name, trace] of [
      ['low', traceOf('1000000000000')],
      ['high', traceOf('f000000000000')],
      ['not sampled', { ...traceOf('1000000000001'), isSampled: false }],
    ] as const)
      beginSpan({ name, kind: 'internal', trace })();
    await end();
    expect(spans().map(({ name }) => name)).toEqual(['low']);
  });

  it('cost nothing without a collector: work is done in the trace that runs', async () => {
    const end = await sendTraces('api', '1.0.0', { OTEL_TRACES_SAMPLER_ARG: 1 });
    const trace = startTrace();
    const inside = await inTrace(trace, () => inSpan({ name: 'work' }, async () => currentTrace()));
    expect(inside).toBe(trace);
    await end();
    expect(bodies).toEqual([]);
  });
});
