import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

/**
 * Where a piece of work stands in the trace of what caused it: W3C Trace Context, https://www.w3.org/TR/trace-context/.
 * The trace id is the one request id of the whole app: people are told it, every line of a log carries it.
 */
export interface Trace {
  /** 32 hex digits */
  traceId: string;
  /** 16 hex digits, of this piece of work */
  spanId: string;
  /** span of the caller; none where the trace starts */
  parentId?: string;
  /** trace-flags: whether the caller records */
  isSampled: boolean;
}

/** version, trace id, parent id, flags, and what later versions may add */
const TRACEPARENT = /^([\da-f]{2})-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(-.*)?$/;
const ALL_ZERO = /^0+$/;
const SAMPLED = 1;

const newSpanId = (): string => randomBytes(8).toString('hex');

/**
 * Reads a `traceparent` by the letter of the standard: lower case only, no ids of zeros, version ff forbidden, version 00 exactly as
 * long as it is; a later version may bring more at its end, which is not looked at.
 * @returns the caller's trace id and span id; undefined for what is malformed or repeated
 */
export function readTraceparent(value: unknown): Pick<Trace, 'traceId' | 'spanId' | 'isSampled'> | undefined {
  const found = typeof value === 'string' ? TRACEPARENT.exec(value) : null;
  if (!found) return undefined;
  const [, version = '', traceId = '', spanId = '', flags = '', more] = found;
  if (version === 'ff' || (version === '00' && more !== undefined)) return undefined;
  if (ALL_ZERO.test(traceId) || ALL_ZERO.test(spanId)) return undefined;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & SAMPLED) === SAMPLED };
}

export const startTrace = (): Trace => ({
  traceId: randomBytes(16).toString('hex'),
  spanId: newSpanId(),
  isSampled: true,
});

/** the next piece of work of the same trace */
export const childOf = ({ traceId, spanId, isSampled }: Omit<Trace, 'parentId'>): Trace => ({
  traceId,
  spanId: newSpanId(),
  parentId: spanId,
  isSampled,
});

/** goes on with what a caller sent; anything else starts a trace, and is no error */
export function continueTrace(traceparent: unknown): Trace {
  const caller = readTraceparent(traceparent);
  return caller ? childOf(caller) : startTrace();
}

export const traceparentOf = ({ traceId, spanId, isSampled }: Trace): string =>
  `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`;

const current = new AsyncLocalStorage<Trace>();

/** whatever `work` does, now or later, belongs to this trace */
export const inTrace = <T>(trace: Trace, work: () => T): T => current.run(trace, work);

/** the trace that the running code belongs to; undefined at the start of the process and in timers of its own */
export const currentTrace = (): Trace | undefined => current.getStore();

/** A call to another part of the app: a span of its own in the running trace, or in a new one. */
export const outgoingTrace = (): Trace => {
  const trace = currentTrace();
  return trace ? childOf(trace) : startTrace();
};
export const outgoingTraceparent = (): string => traceparentOf(outgoingTrace());

/** a trace as log lines name it */
export const traceFields = ({ traceId, spanId }: Trace) => ({ trace_id: traceId, span_id: spanId });
