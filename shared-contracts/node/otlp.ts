import type { HrTime, SpanContext } from '@opentelemetry/api';
import type { ReadableSpan } from '@opentelemetry/sdk-trace-base';
import { type Span, sendSpansTo } from './spans.ts';
import type { Trace } from './trace.ts';

/** Of a process's environment, by OpenTelemetry's names; what its exporter reads itself (OTEL_EXPORTER_OTLP_HEADERS …) is not among them. */
export interface TraceSettings {
  /** of a collector: 'http://127.0.0.1:4318'; without it nothing is recorded */
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  /** of all traces, from 0 to 1: the same ones in every process */
  OTEL_TRACES_SAMPLER_ARG: number;
}

const hrTime = (ms: number): HrTime => [Math.floor(ms / 1000), Math.round((ms % 1000) * 1e6)];

/** the last 8 bytes of a trace id are random by W3C Trace Context, level 2: whoever reads them decides alike */
const isWithin = ({ traceId }: Trace, share: number): boolean =>
  share >= 1 || Number.parseInt(traceId.slice(-13), 16) / 0x10000000000000 < share;

/**
 * Sends the spans of this process to a collector by OTLP over HTTP, in batches; nothing waits for it.
 * @param service what the process is called: 'shell', 'api'
 * @returns sends what is left, and ends it
 */
export async function sendTraces(
  service: string,
  version: string,
  { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: share }: TraceSettings,
): Promise<() => Promise<void>> {
  if (!endpoint) return async () => undefined;
  // nobody without a collector pays for them
  const [api, sdk, { OTLPTraceExporter }, { resourceFromAttributes }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace-base'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`;
  const processor = new sdk.BatchSpanProcessor(new OTLPTraceExporter({ url }));
  const resource = resourceFromAttributes({ 'service.name': service, 'service.version': version });
  const KINDS = { server: api.SpanKind.SERVER, client: api.SpanKind.CLIENT, internal: api.SpanKind.INTERNAL };
  const contextOf = (traceId: string, spanId: string): SpanContext => ({
    ...{ traceId, spanId, traceFlags: api.TraceFlags.SAMPLED },
  });
  const readable = ({ name, kind, trace, startedAt, ms, attributes, error }: Span): ReadableSpan => ({
    ...{ name, kind: KINDS[kind], attributes, resource, links: [], events: [], ended: true },
    spanContext: () => contextOf(trace.traceId, trace.spanId),
    ...(trace.parentId ? { parentSpanContext: contextOf(trace.traceId, trace.parentId) } : {}),
    ...{ startTime: hrTime(startedAt), endTime: hrTime(startedAt + ms), duration: hrTime(ms) },
    status:
      error === undefined ? { code: api.SpanStatusCode.UNSET } : { code: api.SpanStatusCode.ERROR, message: error },
    instrumentationScope: { name: 'cairn' },
    ...{ droppedAttributesCount: 0, droppedEventsCount: 0, droppedLinksCount: 0 },
  });
  sendSpansTo({
    send(span) {
      if (isWithin(span.trace, share)) processor.onEnd(readable(span));
    },
  });
  return async () => {
    sendSpansTo(undefined);
    await processor.shutdown();
  };
}
