import { expect, it } from '@jest/globals';
import { filesNamedIn, isComposition, isFile, isPicture, isReadablePage } from './readable.ts';

const ORIGINS = { site: 'https://cairn.test', store: 'https://cdn.test/releases' };
const at = (address: string) => new URL(address, ORIGINS.site);

it.each([
  ['/', true],
  ['/de/tours?countries=georgia', true],
  ['/booking/17', true],
  ['/trips', true],
  // a link that opens something to whoever has it
  ['/booking/uuid/3fa85f64-5717-4562-b3fc-2c963f66afa6', false],
  ['/zh/order/3fa85f64-5717-4562-b3fc-2c963f66afa6/add-tourists', false],
  ['/meeting-information?key=abc', false],
  ['/login-via-token?token=abc', false],
  ['/tours?tour-selection-token=abc', false],
  // no pages
  ['/api/spa/tour?id=1', false],
  ['/assets/build.json', false],
  ['/dev/outbox', false],
  ['https://elsewhere.test/tours', false],
])('a copy of %s may stay on the device: %s', (address, expected) => {
  expect(isReadablePage(at(address), ORIGINS)).toBe(expected);
});

it.each([
  ['/assets/shell/main.1a2b3c4d.js', 'file'],
  ['https://cdn.test/releases/remotes/mf-tour/1.0.0/c.1a.js', 'file'],
  ['https://cdn.test/other/c.1a.js', 'nothing'],
  ['https://counters.test/tag.js', 'nothing'],
  ['/assets/composition/mf-tour@1.0.0.json?shell=main.1.js', 'composition'],
  ['/assets/build.json', 'nothing'],
  ['/media/art/lake/640.avif', 'picture'],
  ['https://elsewhere.test/media/a.avif', 'nothing'],
  ['/api/crm/api/chat/messages', 'nothing'],
])('%s is held as: %s', (address, expected) => {
  const url = at(address);
  const kinds = {
    file: isFile(url, ORIGINS),
    composition: isComposition(url, ORIGINS),
    picture: isPicture(url, ORIGINS),
  };
  const held = Object.entries(kinds).flatMap(([kind, is]) => (is ? [kind] : []));
  expect(held).toEqual(expected === 'nothing' ? [] : [expected]);
});

it('a page’s HTML names its scripts, sheets and fonts, each once', () => {
  const html = `<link rel="stylesheet" href="/assets/shell/main.1.css"><link href="/tours">
    <script>window.__BOOT__={"js":[{"url":"https://cdn.test/releases/remotes/mf-tour/1.0.0/c.1.js"}],"a":"/assets/shell/main.1.css"}</script>
    <style>@font-face{src:url(/assets/shell/onest.woff2)}</style>`;
  expect(filesNamedIn(html, 'https://cairn.test/tours').map(({ href }) => href)).toEqual([
    'https://cairn.test/assets/shell/main.1.css',
    'https://cdn.test/releases/remotes/mf-tour/1.0.0/c.1.js',
    'https://cairn.test/assets/shell/onest.woff2',
  ]);
});
