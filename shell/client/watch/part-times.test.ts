import { expect, it } from '@jest/globals';
import type { Part } from '../experiments/part-refs.ts';
import type { FileTiming } from '../inspector/measures.ts';
import { partTimes } from './part-times.ts';

const file = (
  remote: string,
  name: string,
  [startTime, responseEnd]: [number, number],
  transferSize = 300,
): FileTiming => ({
  ...{ name: `https://cairn.test/cdn/remotes/${remote}/1.0.0/${name}`, startTime, responseEnd },
  ...{ encodedBodySize: 100, transferSize },
});
const place: Part['place'] = { getClientRects: () => [], observeUsing: () => undefined };
const part = (name: string, since: number, isWaiting = false): Part => ({
  ...{ name, remote: name.split('/')[0] ?? '', since },
  place: isWaiting ? { ...place, isWaiting } : place,
});
const isFirst = (name: string) => name !== 'mf-tour/below';

it.each<[string, Part[], FileTiming[], ReturnType<typeof partTimes>]>([
  ['nothing of a page without parts', [], [], []],
  [
    'its code and its parts',
    [part('mf-tour/tour', 90)],
    [file('mf-tour', 'a.js', [10, 60])],
    [{ remote: 'mf-tour', load: 50, render: 30 }],
  ],
  [
    'each remote by itself',
    [part('mf-tour/tour', 60), part('mf-chat/ask', 80)],
    [file('mf-chat', 'b.js', [10, 70])],
    [
      { remote: 'mf-chat', load: 60, render: 10 },
      { remote: 'mf-tour', render: 10 },
    ],
  ],
  [
    'no load where some of the code was in the browser already',
    [part('mf-tour/tour', 90)],
    [file('mf-tour', 'a.js', [10, 60]), file('mf-tour', 'b.js', [10, 11], 0)],
    [{ remote: 'mf-tour', render: 30 }],
  ],
  ['no part that came when somebody scrolled to it', [part('mf-tour/below', 9000)], [], []],
  ['no part that waits for its code', [part('mf-tour/tour', 90, true)], [], []],
])('tells %s', (_what, parts, files, times) => {
  expect(partTimes(parts, files, { isFirst, ready: 50 })).toEqual(times);
});
