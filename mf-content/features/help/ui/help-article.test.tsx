import { LOCALES } from '@cairn/shared-contracts/i18n/locales';
import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { alternatesOf, canonicalOf } from '../../../testing/head.ts';
import { renderInPage } from '../../../testing/render-in-page.ts';
import { HelpArticlePage } from './help-article.tsx';

const article = (slug: string, content_language: string) => ({
  ...{ slug, content_language, topic: 'booking', title: `Answer ${slug}`, answer: '<p>…</p>', is_frequent: false },
});

it.each([
  [['en'], 'https://cairn.test/help-center/a', []],
  [['de', 'en'], 'https://cairn.test/help-center/a', ['en', 'de', 'x-default']],
])('an answer in %j tells search engines of no other', async (languages, canonical, alternates) => {
  renderInPage(
    <HelpArticlePage slug="a" />,
    {
      'GET /spa/help-article': () => ({ body: { ...article('a', 'en-US'), languages } }),
      'GET /spa/help-articles': () => ({ body: { items: [] } }),
    },
    { locales: LOCALES },
  );
  await screen.findByRole('heading', { level: 1 });
  expect([canonicalOf(), alternatesOf()]).toEqual([canonical, alternates]);
});

it('each of the other answers says its own language, not that of the answer beside which it stands', async () => {
  const [here, german, english] = [article('a', 'de'), article('b', 'de'), article('c', 'en-US')];
  renderInPage(<HelpArticlePage slug="a" />, {
    'GET /spa/help-article': () => ({ body: here }),
    'GET /spa/help-articles': () => ({ body: { items: [here, german, english] } }),
  });
  const others = within(await screen.findByRole('navigation', { name: 'More on this topic' }));
  const languageOf = (name: string) => others.getByRole('link', { name }).closest('[lang]')?.getAttribute('lang');
  expect([languageOf('Answer b'), languageOf('Answer c')]).toEqual(['de', document.documentElement.lang || undefined]);
});
