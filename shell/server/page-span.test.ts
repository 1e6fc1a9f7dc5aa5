import { type Span, sendSpansTo } from '@cairn/shared-contracts/node/spans';
import { currentTrace, inTrace, startTrace } from '@cairn/shared-contracts/node/trace';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { pageSpan } from './page-span.ts';

let told: Span[];
beforeEach(() => {
  told = [];
  sendSpansTo({ send: (span) => told.push(span) });
});
afterEach(() => sendSpansTo(undefined));

describe('the span of a page', () => {
  it('is named after the remote and the route of the page, and holds its calls', () => {
    const request = startTrace();
    const span = inTrace(request, () => pageSpan('mf-tour@1.1.0'));
    expect(span.run(currentTrace)).toMatchObject({ traceId: request.traceId, parentId: request.spanId });
    span.made(['mf-tour/route.tour', 'mf-catalog/fragment.heart']);
    span.end('page');
    expect(told).toMatchObject([
      {
        name: 'mf-tour route.tour',
        attributes: {
          'cairn.composition': 'mf-tour@1.1.0',
          'cairn.outcome': 'page',
          'cairn.units': 'mf-tour/route.tour mf-catalog/fragment.heart',
        },
      },
    ]);
    expect(told[0]?.error).toBeUndefined();
  });

  it('says whose part failed first', () => {
    const span = pageSpan('mf-tour@1.1.0');
    span.failed('mf-tour/route.tour', 'Error: no, in its loader');
    span.failed('mf-chat/fragment.launcher', 'Error: neither');
    span.end('spoiled');
    expect(told).toMatchObject([{ name: 'mf-tour route.tour', error: 'mf-tour/route.tour: Error: no, in its loader' }]);
  });
});
