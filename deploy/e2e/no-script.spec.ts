import { expect, test } from './test.ts';

/** Forms that a guest can open, in the languages that the site has. */
const FORMS = [
  { path: '/register', tag: '@mf-account' },
  { path: '/login', tag: '@mf-account' },
  { path: '/password-recovery', tag: '@mf-account' },
  { path: '/join', tag: '@mf-content' },
  { path: '/contacts', tag: '@mf-content' },
  { path: '/help-center/write?type=quarantine_refund', tag: '@mf-content' },
] as const;

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  for (const { path, tag } of FORMS) {
    test(`what is sent from ${path} is answered in words`, { tag: ['@shell', tag] }, async ({
      page,
      request,
      baseURL,
    }) => {
      await page.goto(path);
      const forms = page.getByRole('main').locator('form[method=post]');
      const html = await (await request.get(baseURL + path)).text();
      // a page may lead to its form by a link, or show it with scripts only
      expect(html).not.toMatch(/<form(?![^>]*method="(post|get)")[^>]*>/);
      if ((await forms.count()) > 0) await expect(forms.first().locator('noscript p')).toBeVisible();
      const answer = await request.post(baseURL + path, {
        form: { email: 'kate@example.test', password: 'secret-word' },
      });
      expect(answer.headers()['content-type']).toBe('text/html; charset=utf-8');
      const words = await answer.text();
      expect(words).toContain('Nothing was sent');
      expect(words).not.toContain('secret-word');
      expect(words).not.toContain('kate@example.test');
    });
  }

  for (const path of ['/', '/tours'])
    test(`cards on ${path} have their pictures`, { tag: ['@mf-catalog', '@shared-contracts'] }, async ({ page }) => {
      await page.goto(path);
      const picture = page.getByRole('main').getByRole('article').first().locator('picture').first();
      const box = await picture.locator('img').boundingBox();
      expect(box?.height ?? 0).toBeGreaterThan((box?.width ?? 0) / 2);
    });

  test.describe('on its own page', () => {
    test.use({ expectedComplaints: { lines: [{ status: 405, at: '/de/register' }] } });

    test('a registration is told so in German, with contacts and the way back', {
      tag: ['@shell', '@mf-account'],
    }, async ({ page }) => {
      await page.goto('/de/register');
      const form = page.getByRole('main').locator('form[method=post]');
      await expect(form.locator('noscript p')).toHaveText(/^Dieses Formular braucht JavaScript/);
      await form.locator('input[type=email]').fill('kate@example.test');
      await form.locator('button[type=submit]').click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dieses Formular braucht JavaScript');
      await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
      await expect(page.getByRole('link', { name: /@/ })).toBeVisible();
      await page.getByRole('link', { name: 'Zurück zum Formular' }).click();
      await expect(page).toHaveURL(/\/de\/register$/);
    });
  });
});
