import { describe, expect, it } from '@jest/globals';
import { prefixedLinks } from './prefixed-links.ts';

describe('links of an article', () => {
  it.each([
    ['<a href="/tours">all</a>', '<a href="/de/tours">all</a>'],
    ['<a class="x" href="/walk-42?people=2#top">a walk</a>', '<a class="x" href="/de/walk-42?people=2#top">a walk</a>'],
    ['<a href="/">home</a> and <a href="/blog">blog</a>', '<a href="/de">home</a> and <a href="/de/blog">blog</a>'],
    ['<a href="//other.example/x">x</a>', '<a href="//other.example/x">x</a>'],
    ['<a href="https://other.example/x">x</a>', '<a href="https://other.example/x">x</a>'],
    ['<a href="#gear">gear</a>', '<a href="#gear">gear</a>'],
    ['<a href="/media/map.pdf">map</a>', '<a href="/media/map.pdf">map</a>'],
    ['<img src="/media/a.jpg" alt="">', '<img src="/media/a.jpg" alt="">'],
  ])('%s', (html, inGerman) => {
    expect(prefixedLinks(html, '/de')).toBe(inGerman);
    expect(prefixedLinks(html, '')).toBe(html);
  });
});
