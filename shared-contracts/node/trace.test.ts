import { describe, expect, it } from '@jest/globals';
import {
  childOf,
  continueTrace,
  currentTrace,
  inTrace,
  outgoingTraceparent,
  readTraceparent,
  startTrace,
  traceparentOf,
} from './trace.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const SPAN = '00f067aa0ba902b7';

describe('traceparent, as W3C Trace Context has it', () => {
  it.each([
    ['a sampled one', `00-${TRACE}-${SPAN}-01`, true],
    ['one that is not sampled', `00-${TRACE}-${SPAN}-00`, false],
    ['flags that this version does not know', `00-${TRACE}-${SPAN}-fe`, false],
    ['a later version', `01-${TRACE}-${SPAN}-01`, true],
    ['a later version with more at its end', `cc-${TRACE}-${SPAN}-01-what-the-future-will-be-like`, true],
  ])('%s is taken', (_title, value, isSampled) => {
    expect(readTraceparent(value)).toEqual({ traceId: TRACE, spanId: SPAN, isSampled });
  });

  it.each([
    ['nothing', undefined],
    ['an empty one', ''],
    ['a list, as of a repeated header', [`00-${TRACE}-${SPAN}-01`]],
    ['two joined by a comma', `00-${TRACE}-${SPAN}-01, 00-${TRACE}-${SPAN}-01`],
    ['the forbidden version', `ff-${TRACE}-${SPAN}-01`],
    ['more at the end of version 00', `00-${TRACE}-${SPAN}-01-more`],
    ['a later version with more that is not set apart', `01-${TRACE}-${SPAN}-01more`],
    ['upper case', `00-${TRACE.toUpperCase()}-${SPAN}-01`],
    ['a trace id of zeros', `00-${'0'.repeat(32)}-${SPAN}-01`],
    ['a span id of zeros', `00-${TRACE}-${'0'.repeat(16)}-01`],
    ['a short trace id', `00-${TRACE.slice(1)}-${SPAN}-01`],
    ['a long span id', `00-${TRACE}-${SPAN}0-01`],
    ['no flags', `00-${TRACE}-${SPAN}`],
    ['flags of one digit', `00-${TRACE}-${SPAN}-1`],
    ['letters that are no digits', `00-${TRACE.replace('4', 'g')}-${SPAN}-01`],
    ['a line break and a header of its own', `00-${TRACE}-${SPAN}-01\r\nset-cookie: a=b`],
    ['a line break in what a later version adds', `01-${TRACE}-${SPAN}-01-a\nb`],
    ['spaces around', ` 00-${TRACE}-${SPAN}-01 `],
  ])('%s is not', (_title, value) => {
    expect(readTraceparent(value)).toBeUndefined();
  });
});

describe('a trace goes on', () => {
  it('with a span of its own under the same id', () => {
    const trace = continueTrace(`00-${TRACE}-${SPAN}-00`);
    expect(trace).toEqual({
      traceId: TRACE,
      spanId: expect.stringMatching(/^[\da-f]{16}$/),
      parentId: SPAN,
      isSampled: false,
    });
    expect(trace.spanId).not.toBe(SPAN);
    expect(traceparentOf(trace)).toBe(`00-${TRACE}-${trace.spanId}-00`);
  });

  it('or starts where there is none', () => {
    const [one, other] = [continueTrace('<script>'), continueTrace('<script>')];
    expect(one.traceId).toMatch(/^[\da-f]{32}$/);
    expect(one.traceId).not.toBe(other.traceId);
    expect(one).not.toHaveProperty('parentId');
  });

  it('through whatever runs later, each call a span of its own', async () => {
    const trace = startTrace();
    const [first, second] = await inTrace(trace, async () => {
      await new Promise((resolve) => setImmediate(resolve));
      return [readTraceparent(outgoingTraceparent()), readTraceparent(outgoingTraceparent())];
    });
    expect([first?.traceId, second?.traceId]).toEqual([trace.traceId, trace.traceId]);
    expect(new Set([trace.spanId, first?.spanId, second?.spanId]).size).toBe(3);
    expect(currentTrace()).toBeUndefined();
    expect(childOf(trace).parentId).toBe(trace.spanId);
  });
});
