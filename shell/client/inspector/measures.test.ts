import { describe, expect, it } from '@jest/globals';
import { basesIn, type FileTiming, measuresOf, remoteIn } from './measures.ts';

const BASE = 'https://cairn.test/cdn/remotes/mf-tour/1.0.0/';
const file = (name: string, startTime: number, responseEnd: number, encodedBodySize = 100): FileTiming => ({
  ...{ name, startTime, responseEnd, encodedBodySize },
});

describe('what a remote took', () => {
  it.each([
    ['nothing where nothing was asked for', [], { bytes: 0 }],
    ['one file', [file(`${BASE}a.js`, 10, 30)], { loadMs: 20, bytes: 100 }],
    [
      'files side by side once',
      [file(`${BASE}a.js`, 10, 30), file(`${BASE}b.css`, 20, 40)],
      { loadMs: 30, bytes: 200 },
    ],
    [
      'a later file by itself',
      [file(`${BASE}a.js`, 10, 30), file(`${BASE}b.js`, 900, 910)],
      { loadMs: 30, bytes: 200 },
    ],
    [
      'no pictures, and nobody else’s files',
      [file(`${BASE}a.avif`, 0, 9), file('https://cairn.test/b.js', 0, 9)],
      { bytes: 0 },
    ],
  ])('%s', (_what, files, measures) => {
    expect(measuresOf(BASE, [], files, 0)).toEqual(measures);
  });

  it.each([
    ['from when the shell took over', 50, [file(`${BASE}a.js`, 10, 30)], 70, 20],
    ['from when its code was there', 50, [file(`${BASE}a.js`, 10, 60)], 70, 10],
    ['and what came later does not count', 50, [file(`${BASE}a.js`, 10, 30), file(`${BASE}b.js`, 80, 90)], 70, 20],
  ])('to stand there, %s', (_what, ready, files, since, renderMs) => {
    expect(measuresOf(BASE, [{ since }], files, ready)).toMatchObject({ renderMs });
  });
});

it('knows whose an error is by where its code came from', () => {
  expect(remoteIn(`Error: x\n    at y (${BASE}browser/c.1.js:1:2)`)).toBe('mf-tour');
  expect(remoteIn('Error: x\n    at y (https://cairn.test/assets/shell/main.js:1:2)')).toBeUndefined();
  expect(basesIn([{ name: `${BASE}browser/a.js` }])).toEqual(new Map([['mf-tour', BASE]]));
});
