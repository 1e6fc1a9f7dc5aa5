import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, test } from './test.ts';

const TAG = { tag: '@mf-content' };

const dataOf = async (page: Page) =>
  (await page.locator('script[type="application/ld+json"]').allTextContents()).map((text): { '@type': string } =>
    JSON.parse(text),
  );
const kindsOf = async (page: Page) => (await dataOf(page)).map((data) => data['@type']);
const languagesOf = (page: Page) =>
  page
    .locator('link[rel=alternate][hreflang]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('hreflang')));

test.describe('the journal', TAG, () => {
  test('is left no orphan card by any page of it', async ({ page, baseURL }) => {
    for (const [width, path] of [
      [1440, '/blog'],
      [800, '/blog?page=2'],
      [1440, '/blog/gear'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(baseURL + path);
      const cards = page.locator('main article');
      const last = await cards.last().boundingBox();
      const grid = await cards.last().locator('..').boundingBox();
      expect([path, Math.round((last?.x ?? 0) + (last?.width ?? 0))]).toEqual([
        path,
        Math.round((grid?.x ?? 0) + (grid?.width ?? 0)),
      ]);
    }
  });

  test('an article shows tours, a map and the weather in its text, and marks what is read', async ({
    page,
    baseURL,
  }) => {
    await page.goto(`${baseURL}/blog`);
    const path = await page.locator('a[href*="/blog/levadas"]').first().getAttribute('href');
    const answer = await page.goto(baseURL + path);
    expect(answer?.status()).toBe(200);
    expect(await kindsOf(page)).toEqual(['BlogPosting', 'BreadcrumbList']);
    const article = page.getByRole('article').first();
    await expect(article.getByRole('link', { name: /^See dates: / })).toHaveCount(1);
    const weather = article.getByRole('complementary', { name: /^When to walk: / });
    await expect(weather).toBeVisible();
    // the chart has a frame: a card within a card is none the better for it
    await expect(weather).toHaveCSS('border-top-width', '0px');
    await expect(weather.getByRole('figure')).toHaveCSS('border-top-width', '1px');
    await expect(article.getByRole('button', { name: 'Show on map' })).toBeVisible();
    const contents = page.getByRole('navigation', { name: 'In this article' });
    const last = contents.getByRole('link').last();
    await last.click();
    await expect(last).toHaveAttribute('aria-current', 'true');
    await expectAccessible(page);
  });

  test('a translated article is in each language that it has, and names the others', async ({ page, baseURL }) => {
    await page.goto(`${baseURL}/zh/blog/what-a-4000-m-pass-asks-of-a-beginner-40`);
    await expect(page.locator('h1')).toHaveText('四千米垭口对初学者的要求');
    await expect(page.locator('h1')).not.toHaveAttribute('lang');
    expect((await languagesOf(page)).toSorted()).toEqual(expect.arrayContaining(['de', 'en', 'x-default', 'zh']));
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
    expect(new URL(canonical ?? '').pathname).toBe('/zh/blog/what-a-4000-m-pass-asks-of-a-beginner-40');
  });

  test('an untranslated article says so in another language, and is kept at its own address', async ({
    page,
    baseURL,
  }) => {
    await page.goto(`${baseURL}/de/blog`);
    const link = page.locator('main h2[lang=en] a').first();
    await page.goto(baseURL + (await link.getAttribute('href')));
    await expect(page.locator('h1')).toHaveAttribute('lang', 'en');
    await expect(page.getByText('Dieser Artikel liegt nicht auf Deutsch vor, sondern auf Englisch.')).toBeVisible();
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
    expect(new URL(canonical ?? '').pathname).toMatch(/^\/blog\//);
  });

  test('has a feed for each language, which its pages name', async ({ page, request, baseURL }) => {
    await page.goto(`${baseURL}/de/blog`);
    const feeds = page.locator('link[rel=alternate][type]');
    expect(await feeds.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
      '/de/blog/feed.xml',
      '/de/blog/feed.json',
    ]);
    const feed = await (await request.get(`${baseURL}/de/blog/feed.json`)).json();
    expect(feed.items).toHaveLength(20);
    expect((await request.get(feed.items[0].url)).status()).toBe(200);
    expect((await request.get(`${baseURL}/fr/blog/feed.xml`)).status()).toBe(404);
  });
});

test.describe('legal texts', TAG, () => {
  for (const kind of ['agreement', 'tour-provider-agreement', 'privacy', 'safety-rules']) {
    test(`${kind}: a version, what it changed, and none that there is not`, async ({ page, baseURL }) => {
      expect((await page.goto(`${baseURL}/${kind}`))?.status()).toBe(200);
      expect(await kindsOf(page)).toEqual(['BreadcrumbList']);
      await expectAccessible(page);
      await page
        .getByRole('link', { name: /^What changed since version / })
        .first()
        .click();
      await expect(page.locator('article ins').first()).toBeVisible();
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      await expectAccessible(page);
    });
  }

  test('on a phone the row of documents begins where the reader is', async ({ page, baseURL }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of ['/de/privacy', '/de/tour-provider-agreement']) {
      await page.goto(`${baseURL}${path}`);
      const current = page.getByRole('navigation', { name: 'Dokumente' }).locator('[aria-current=page]');
      await expect(current).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => scrollY)).toBe(0);
    }
  });

  test('on paper there is the text alone', async ({ page, baseURL }) => {
    await page.goto(`${baseURL}/privacy`);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('main article h2').first()).toBeVisible();
    for (const part of [page.getByRole('banner'), page.getByRole('contentinfo'), page.getByRole('navigation')]) {
      await expect(part).toHaveCount(0);
    }
  });
});

test.describe('cookies', { tag: '@shell' }, () => {
  for (const [width, height] of [
    [390, 664],
    [1440, 900],
  ] as const) {
    test(`are asked for in one line at ${width} px, over no action of the first view`, async ({ page, baseURL }) => {
      await page.setViewportSize({ width, height });
      for (const path of ['/', '/de', '/register']) {
        await page.goto(baseURL + path);
        const notice = page.locator('section:has(> p):has(> button)').first();
        const box = await notice.boundingBox();
        expect([path, (box?.height ?? 99) <= 56]).toEqual([path, true]);
      }
    });
  }

  test('the buttons of their settings are of one line each, and those that refuse and accept of one size', async ({
    page,
    baseURL,
  }) => {
    for (const [width, path] of [
      [390, '/de/contacts'],
      [1440, '/contacts'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${baseURL}${path}`);
      await page.getByRole('region', { name: 'Cookies' }).getByRole('button').first().click();
      const buttons = page
        .getByRole('dialog')
        .getByRole('button')
        .filter({ hasNotText: /Close|Schließen/ });
      await expect(buttons).toHaveCount(3);
      const [reject, accept, save] = await buttons.evaluateAll((elements) =>
        elements.map((button) => {
          const text = button.ownerDocument.createRange();
          text.selectNodeContents(button);
          return {
            width: Math.round(button.getBoundingClientRect().width),
            lines: new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size,
          };
        }),
      );
      expect(save?.lines).toBe(1);
      expect(accept).toEqual(reject);
    }
  });

  test('are settled by purpose from the foot of any page, and the choice is kept', async ({
    page,
    baseURL,
    context,
  }) => {
    await page.goto(`${baseURL}/help-center`);
    // nobody waits for the page: its code comes with the press, which is kept for it
    await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cookie settings' });
    await expect(dialog.getByRole('switch')).toHaveCount(2);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Reject all' }).click();
    await expect(page.getByRole('region', { name: 'Cookies' })).toHaveCount(0);
    const choice = async () => (await context.cookies()).find(({ name }) => name === 'cookie_choice')?.value;
    expect(await choice()).toBe('none');
    await page.goto(`${baseURL}/?utm_source=mail`);
    expect((await context.cookies()).some(({ name }) => name === 'utm_source')).toBe(false);
  });
});
