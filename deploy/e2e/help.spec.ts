import { expectAccessible } from './axe.ts';
import { expect, test } from './test.ts';

const TAG = { tag: '@mf-content' };

test('help, contacts and sitemap have status, head and data for search engines', TAG, async ({ request, baseURL }) => {
  for (const [path, types] of [
    ['/help-center', ['FAQPage', 'BreadcrumbList']],
    ['/help-center/when-am-i-charged', ['BreadcrumbList']],
    ['/help-center/write', ['BreadcrumbList']],
    ['/contacts', ['Organization', 'BreadcrumbList']],
    ['/sitemap', ['BreadcrumbList']],
  ] as const) {
    for (const prefix of ['', '/de', '/zh']) {
      const answer = await request.get(baseURL + prefix + path);
      expect(answer.status(), prefix + path).toBe(200);
      const html = await answer.text();
      expect(html.match(/<h1/g), prefix + path).toHaveLength(1);
      expect(html, prefix + path).toMatch(/<meta name="description" content="[^"]{10,}"/);
      expect(html, prefix + path).toContain(`<link rel="canonical" href="${baseURL}${prefix}${path}"`);
      for (const type of types) expect(html, prefix + path).toContain(`"@type":"${type}"`);
    }
  }
  for (const path of ['/help-center/no-such-answer', '/help-center/a/b']) {
    expect((await request.get(baseURL + path)).status(), path).toBe(404);
  }
});

test('a tourist finds an answer while typing, then writes to a person', TAG, async ({ page }) => {
  await page.goto('/help-center');
  await expectAccessible(page);
  await page.getByRole('searchbox').fill('insurence');
  await page.getByRole('link', { name: 'Do I need insurance?' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Do I need insurance?');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Write to us' }).click();
  await page.getByRole('link', { name: 'Add an e-mail to a booking' }).click();
  const form = page.getByRole('form', { name: 'Add an e-mail to a booking' });
  await expectAccessible(page);
  await form.getByLabel('Number of the booking').fill('48213');
  await form.getByLabel('E-mail').fill('anna@example.org');
  await form.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByText(/HR-\d{4}-\d{6}/)).toBeVisible();
});

/** every address that a page of the site leads to */
test('no link on the site leads to a page that is still to come', { tag: ['@mf-content', '@shell'] }, async ({
  request,
  baseURL,
}) => {
  test.slow();
  const seen = new Set<string>(['/']);
  const queue = [
    '/',
    '/sitemap',
    '/help-center',
    '/contacts',
    '/join',
    '/about',
    '/tour-providers',
    '/tours',
    '/blog',
    '/login',
  ];
  const bad: string[] = [];
  for (const path of queue) {
    const answer = await request.get(baseURL + path, { maxRedirects: 0 });
    if (answer.status() === 501 || answer.status() === 404) bad.push(`${path} ${answer.status()}`);
    // one page of each kind tells of its links: two steps from the home page are enough
    if (answer.status() !== 200 || path.split('/').length > 3) continue;
    for (const [, href = ''] of (await answer.text()).matchAll(/<a\b[^>]*?\shref="(\/[^"#?]*)/g)) {
      if (/^\/(?:api|cdn|media|dev|de|zh|ru)(?:\/|$)/.test(href) || seen.has(href) || seen.size > 150) continue;
      seen.add(href);
      queue.push(href);
    }
  }
  expect(bad).toEqual([]);
  expect(seen.size).toBeGreaterThan(60);
});
