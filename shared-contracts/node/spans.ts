import { childOf, currentTrace, inTrace, startTrace, type Trace } from './trace.ts';

type Attributes = Readonly<Record<string, string | number | boolean>>;

/** A piece of work that is over, as collectors of traces take it. Names of attributes are OpenTelemetry's where it has some. */
export interface Span {
  /** 'GET /spa/tour', 'mf-tour route.tour' */
  name: string;
  kind: 'server' | 'client' | 'internal';
  trace: Trace;
  /** milliseconds since 1970, with fractions */
  startedAt: number;
  ms: number;
  attributes: Attributes;
  /** why it failed */
  error?: string;
}

export interface SpanExporter {
  send(span: Span): void;
}

let exporter: SpanExporter | undefined;

/** Spans go there from now on; nowhere without one, which costs nothing. */
export function sendSpansTo(next: SpanExporter | undefined): void {
  exporter = next;
}

export const isTold = (): boolean => exporter !== undefined;

export interface SpanStart {
  name: string;
  kind: Span['kind'];
  trace: Trace;
  attributes?: Attributes;
}

export interface SpanEnd {
  /** what was not known when it began */
  name?: string;
  attributes?: Attributes;
  error?: string | undefined;
}

/** @returns what says that it is over; the first word counts */
export function beginSpan({ name, kind, trace, attributes }: SpanStart): (end?: SpanEnd) => void {
  if (!exporter || !trace.isSampled) return () => undefined;
  const [startedAt, since] = [Date.now(), performance.now()];
  let isOver = false;
  return ({ name: known = name, attributes: more, error } = {}) => {
    if (isOver) return;
    isOver = true;
    exporter?.send({
      ...{ name: known, kind, trace, startedAt, ms: performance.now() - since, attributes: { ...attributes, ...more } },
      ...(error === undefined ? {} : { error }),
    });
  };
}

/**
 * Work of its own within the running trace: what it does belongs to its span.
 * @param told what the span says of its result
 */
export async function inSpan<T>(
  { name, kind = 'internal', attributes }: { name: string; kind?: Span['kind']; attributes?: Attributes },
  work: (trace: Trace | undefined) => Promise<T>,
  told: (result: T) => SpanEnd = () => ({}),
): Promise<T> {
  const running = currentTrace();
  if (!exporter) return work(running);
  const trace = running ? childOf(running) : startTrace();
  const end = beginSpan({ name, kind, trace, ...(attributes ? { attributes } : {}) });
  try {
    const result = await inTrace(trace, () => work(trace));
    end(told(result));
    return result;
  } catch (error) {
    end({ error: String(error) });
    throw error;
  }
}
