import { dangersIn, XSS_CORPUS } from '@cairn/shared-contracts/testing/xss-corpus';
import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { post } from '../../../testing/posts.ts';
import { renderInPage } from '../../../testing/render-in-page.ts';
import { ArticlePage } from './article-page.tsx';

it.each(XSS_CORPUS)('a story whose every word is %s shows it as words', async (text) => {
  const words = { title: text, lead: text, topic: text, author: text };
  const blocks = [
    { type: 'heading', level: 2, id: 'a', text },
    { type: 'heading', level: 2, id: 'b', text },
    { type: 'gallery', pictures: [{ ...post(1).cover, alt: text, caption: text }] },
  ];
  const body = { ...post(1), ...words, blocks, languages: ['en'], similar: [{ ...post(2), ...words }], tours: [] };
  renderInPage(<ArticlePage slug="story-1" />, { 'GET /spa/blog-post': () => ({ body }) });
  const title = await screen.findByRole('heading', { level: 1 });
  expect(title.textContent).toBe(text);
  const scripts = [...document.querySelectorAll('script')];
  expect(scripts.map(({ type }) => type)).toEqual(['application/ld+json', 'application/ld+json']);
  for (const { innerHTML } of scripts) expect(innerHTML).not.toContain('<');
  // what social networks show of it
  expect(document.querySelector('meta[property="og:title"]')?.getAttribute('content')).toContain(text);
  expect(document.querySelector('meta[property="og:description"]')?.getAttribute('content')).toBe(text);
  // these data, and the icons, are the page's own
  const shown = document.createElement('div');
  shown.innerHTML = document.body.innerHTML;
  for (const own of shown.querySelectorAll('script[type="application/ld+json"], svg[aria-hidden]')) own.remove();
  expect(dangersIn(shown)).toEqual([]);
});
