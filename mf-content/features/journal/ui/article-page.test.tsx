import type { SiteInput } from '@cairn/shared-contracts/domain/site';
import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { post } from '../../../testing/posts.ts';
import { renderInPage } from '../../../testing/render-in-page.ts';
import { ArticlePage } from './article-page.tsx';

const blocks = [
  { type: 'prose', html: '<p>Begin.</p>' },
  { type: 'heading', level: 2, id: 'sleep-low', text: 'Sleep low' },
  { type: 'tours', ids: [12] },
  { type: 'heading', level: 3, id: 'by-day', text: 'By day' },
  { type: 'climate', place: 'svaneti' },
  { type: 'heading', level: 2, id: 'walk-slow', text: 'Walk slow' },
  { type: 'prose', html: '<p>…</p>' },
];
const open = (more: object = {}, site: SiteInput = {}) =>
  renderInPage(
    <ArticlePage slug="story-1" />,
    {
      'GET /spa/blog-post': () => ({
        body: { ...post(1), blocks, languages: ['en'], similar: [post(2)], tours: [], ...more },
      }),
    },
    { site },
  );

it('a reader sees who wrote it and when, and jumps to a part of it', async () => {
  open();
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Story 1');
  expect(screen.getByText('November 12, 2026').getAttribute('datetime')).toBe('2026-11-12');
  const contents = within(screen.getByRole('navigation', { name: 'In this article' })).getAllByRole('link');
  expect(contents.map((link) => link.getAttribute('href'))).toEqual(['#sleep-low', '#walk-slow']);
  expect(screen.getByRole('heading', { name: 'Walk slow' }).id).toBe('walk-slow');
});

it('a reader goes on to another story, and to the tours of this one', async () => {
  open({ tours: [{ id: 12 }, { id: 7 }] });
  const next = await screen.findByRole('link', { name: 'Story 2' });
  expect(next.getAttribute('href')).toBe('/blog/story-2');
  expect(screen.getByTestId('mf-catalog/tour-rail').textContent).toContain('"ids":[12,7]');
});

it('without tours there is no place kept for them', async () => {
  open();
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByTestId('mf-catalog/tour-rail')).toBeNull();
});

it('search engines read an article and the way to it', async () => {
  open();
  await screen.findByRole('heading', { level: 1 });
  const blocks = [...document.querySelectorAll('script[type="application/ld+json"]')];
  const kinds = blocks.map(({ textContent }) => JSON.parse(textContent ?? '')['@type']);
  expect(kinds).toEqual(['BlogPosting', 'BreadcrumbList']);
});

it('a story in another language than the page says so, and is kept at its own address', async () => {
  open({ content_language: 'de' });
  const title = await screen.findByRole('heading', { level: 1 });
  expect(title.getAttribute('lang')).toBe('de');
  expect(screen.getByRole('heading', { name: 'Walk slow' }).closest('[lang]')?.getAttribute('lang')).toBe('de');
  const notice = screen.getByText('This article is in German; there is no English version.');
  expect(notice.closest('[lang]')?.getAttribute('lang')).not.toBe('de');
});

it('a story in the language of the page says nothing of languages', async () => {
  open({ content_language: 'en' });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText(/no English version/)).toBeNull();
});

it('pictures of a story in another language say so, in the text and over the whole screen', async () => {
  const picture = { image: '/media/a/{size}.jpg', alt: 'Ein Pass', placeholder: '#89a', caption: 'Oben' };
  open({ content_language: 'de', blocks: [{ type: 'gallery', pictures: [picture] }] });
  const inText = await screen.findByRole('img', { name: 'Ein Pass' });
  expect(inText.closest('[lang]')?.getAttribute('lang')).toBe('de');
  await userEvent.click(screen.getByRole('button', { name: 'Ein Pass' }));
  const viewer = within(await screen.findByRole('dialog'));
  const texts = [viewer.getByRole('img', { name: 'Ein Pass' }), ...viewer.getAllByText('Ein Pass')];
  expect(texts.map((element) => element.closest('[lang]')?.getAttribute('lang'))).toEqual(['de', 'de', 'de']);
});

it('tours and the weather stand within the text, in its order', async () => {
  open();
  const tours = await screen.findByTestId('mf-catalog/tour-cards');
  expect(tours.textContent).toContain('"ids":[12]');
  const weather = screen.getByTestId('mf-catalog/climate-strip');
  expect(weather.textContent).toContain('svaneti');
  const heading = screen.getByRole('heading', { name: 'By day', level: 3 });
  expect(tours.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

it('a reader passes it on by the ways of the site, and finds its feeds', async () => {
  open();
  const share = within(await screen.findByRole('region', { name: 'Pass it on' }));
  expect(share.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Facebook', 'X', 'E-mail']);
  const feeds = [...document.querySelectorAll('link[rel=alternate][type]')].map((link) => link.getAttribute('href'));
  expect(feeds).toEqual(['/blog/feed.xml', '/blog/feed.json']);
});

it.each([
  ['by default', undefined, ['Facebook', 'X', 'E-mail']],
  ['as the site says, in its order', ['telegram' as const, 'email' as const], ['Telegram', 'E-mail']],
  ['by its address alone', [], []],
])('a reader passes it on %s', async (_case, availableShareButtons, ways) => {
  open({}, availableShareButtons ? { availableShareButtons } : {});
  const share = within(await screen.findByRole('region', { name: 'Pass it on' }));
  expect(share.getByRole('button', { name: 'Copy link' })).toBeTruthy();
  expect(share.queryAllByRole('link').map(({ textContent }) => textContent)).toEqual(ways);
});
