import { describe, expect, it } from '@jest/globals';
import { outline } from './outline.ts';

describe('the table of contents of a text', () => {
  it.each([
    ['<p>No headings</p>', '<p>No headings</p>', []],
    [
      '<h2>Sleep low, arrive slow</h2><p>…</p>',
      '<h2 id="sleep-low-arrive-slow">Sleep low, arrive slow</h2><p>…</p>',
      [{ id: 'sleep-low-arrive-slow', text: 'Sleep low, arrive slow' }],
    ],
    [
      '<h2 class="x" id="given">Kept &amp; <em>read</em></h2>',
      '<h2 id="given" class="x">Kept &amp; <em>read</em></h2>',
      [{ id: 'given', text: 'Kept & read' }],
    ],
    [
      '<h2>Day one</h2><h2>Day one</h2><h3>Not this</h3>',
      '<h2 id="day-one">Day one</h2><h2 id="day-one-2">Day one</h2><h3>Not this</h3>',
      [
        { id: 'day-one', text: 'Day one' },
        { id: 'day-one-2', text: 'Day one' },
      ],
    ],
    ['<h2>Что взять?</h2>', '<h2 id="что-взять">Что взять?</h2>', [{ id: 'что-взять', text: 'Что взять?' }]],
    ['<h2>…</h2>', '<h2 id="section">…</h2>', [{ id: 'section', text: '…' }]],
  ])('of %s', (html, marked, items) => {
    expect(outline(html)).toEqual({ html: marked, items });
  });
});
