import type { Locator, Page } from '@playwright/test';
import { DEMO_TRIPS } from '../demo/seeding/travelled.ts';
import { untilLive } from './live.ts';
import { expect, test } from './test.ts';

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilLive(page);
}

/** with the mouse where it is: a locator's click scrolls the page first, though what is pressed here does not move with it */
async function press(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const box = await target.boundingBox();
  if (!box) throw new Error('there is nothing to press');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** opens the header's dialog and takes an option; the labels are those of the page's language */
async function choose(page: Page, label: RegExp, option: RegExp): Promise<void> {
  // one that was closed may still be fading
  await expect(page.getByRole('dialog')).toBeHidden();
  await press(page, page.getByRole('banner').getByRole('button', { name: / · [A-Z]{3}/ }));
  await press(page, page.getByRole('dialog').getByRole('button', { name: label }));
  await press(page, page.getByRole('option', { name: option }));
}

test.describe('a refusal', { tag: '@mf-account' }, () => {
  test.use({ expectedComplaints: { lines: [{ status: 401, at: '/api/crm/api/user/auth' }] } });

  test('says in German what only the api finds', async ({ page }) => {
    await open(page, '/de/login');
    await page.getByRole('button', { name: 'Mit Passwort anmelden' }).click();
    await page.getByRole('textbox', { name: 'E-Mail oder Telefonnummer' }).fill('nobody@cairn.test');
    await page.getByLabel('Passwort', { exact: true }).last().fill('no such password');
    await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
    await expect(page.getByText('Anmeldename oder Passwort stimmt nicht').first()).toBeVisible();
  });
});

test.describe('a page in German', { tag: '@shell' }, () => {
  test('comes whole from the server', async ({ request, baseURL }) => {
    const html = await (await request.get(`${baseURL}/de/tours`)).text();
    expect(html).toMatch(/<html[^>]* lang="de-DE"[^>]* dir="ltr"/);
    expect(html).toContain('Zum Inhalt springen');
    expect(html).toMatch(/<h1[^>]*>Alle Touren/);
    for (const [language, path] of [
      ['en', '/tours'],
      ['de', '/de/tours'],
      ['zh', '/zh/tours'],
      ['x-default', '/tours'],
    ]) {
      expect(html).toMatch(new RegExp(`<link[^>]* hrefLang="${language}"[^>]* href="http[^"]*${path}"`));
    }
    expect(html).toMatch(/<link rel="canonical" href="http[^"]*\/de\/tours"/);
  });

  test('comes to life without a second request for texts, and stays in German from page to page', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (sent) => {
      const { pathname } = new URL(sent.url());
      if (pathname.endsWith('.js')) scripts.push(pathname);
    });
    const answer = await page.goto('/de/tours');
    const html = (await answer?.text()) ?? '';
    await untilLive(page);
    await page.waitForLoadState('networkidle');
    // the texts of the shell and the kit are one script; those of the remotes are modules that the page names from the start
    expect(scripts.filter((path) => /\/l\.[\w-]+\.\w+\.js$/.test(path))).toEqual([expect.stringMatching(/\/l\.de\./)]);
    expect(scripts.filter((path) => path.startsWith('/cdn/') && !html.includes(path))).toEqual([]);
    expect(new Set(scripts).size).toBe(scripts.length);

    await page.getByRole('contentinfo').getByRole('link', { name: 'Reiseziele' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Reiseziele' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/de/destinations');
  });
});

test.describe('texts that cannot be had', { tag: '@shell' }, () => {
  const FILE = String.raw`(/assets/shell/l\.de|/cdn/remotes/mf-catalog/[\d.]+/browser/c)\.\w+\.js`;
  const REASON = `TypeError: Failed to fetch dynamically imported module: http://[^/]+${FILE}`;
  test.use({
    expectedComplaints: {
      lines: [
        { failure: 'net::ERR_FAILED', at: new RegExp(`^${FILE}$`) },
        { text: new RegExp(`^Failed locale loading: (mf-catalog/texts\\.de\\.shared|${FILE}): ${REASON}$`) },
        { text: new RegExp(`^\\[composition\\] the page keeps its static form: ${REASON}$`) },
      ],
    },
  });

  /** the file with the texts that all parts of a remote show, as the page names it */
  const textsOf = (page: Page, remote: string) =>
    page.evaluate((name) => {
      const { manifest } = Reflect.get(window, '__BOOT__');
      return String(manifest.remotes[name]?.exposes['texts.de.shared']?.js[0]?.file);
    }, remote);

  for (const whose of ['the shell', 'mf-catalog'] as const) {
    test(`of ${whose}: the page keeps what the server sent, and says so`, async ({ page }) => {
      const said: string[] = [];
      page.on('console', (message) => said.push(message.text()));
      await open(page, '/de/tours');
      const file = whose === 'the shell' ? '/l.de.' : await textsOf(page, whose);
      await page.route(
        (url) => url.pathname.includes(file),
        (route) => route.abort(),
      );
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('data-static', '1');
      await expect.poll(() => said.join()).toContain('Failed locale loading');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alle Touren');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Reiseziele' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Reiseziele' })).toBeVisible();
    });
  }
});

test.describe('every page has one address in a language', { tag: '@shell' }, () => {
  for (const [path, location] of [
    ['/en-US/tours?page=2', '/tours?page=2'],
    ['/en', '/'],
    ['/de-DE/tours', '/de/tours'],
    ['/tours___de', '/tours'],
  ] as const) {
    test(`${path} moves to ${location}`, async ({ request, baseURL }) => {
      const answer = await request.get(baseURL + path, { maxRedirects: 0 });
      expect([answer.status(), answer.headers().location]).toEqual([301, location]);
    });
  }

  test('a language that the site does not have is not found', async ({ request, baseURL }) => {
    expect((await request.get(`${baseURL}/ru/tours`)).status()).toBe(404);
    expect((await request.get(`${baseURL}/ru`)).status()).toBe(404);
  });

  test('only the root asks the browser, and only until the visitor has chosen', async ({ playwright, baseURL }) => {
    const headers = { 'accept-language': 'de-DE,de;q=0.9,en;q=0.5' };
    const german = await playwright.request.newContext({ extraHTTPHeaders: headers });
    const answer = await german.get(`${baseURL}/?utm_source=x`, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([302, '/de?utm_source=x']);
    expect(answer.headers().vary).toMatch(/accept-language/);
    expect((await german.get(`${baseURL}/tours`, { maxRedirects: 0 })).status()).toBe(200);
    const chosen = { headers: { ...headers, cookie: 'i18n_redirected=en-US' }, maxRedirects: 0 };
    expect((await german.get(`${baseURL}/`, chosen)).status()).toBe(200);
    await german.dispose();
  });
});

test.describe('somebody changes language and currency', { tag: '@shell' }, () => {
  const FILTERED = '/tours?difficulty=2&daysMax=7';

  test('on a filtered listing: filters, page and place stay', { tag: '@mf-catalog' }, async ({ page, context }) => {
    await open(page, FILTERED);
    await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
    await choose(page, /Language/, /Deutsch/);
    await page.waitForURL(`**/de${FILTERED}`);
    await untilLive(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
    await expect.poll(() => page.evaluate(() => Math.round(window.scrollY / 100))).toBe(6);
    const cookies = await context.cookies();
    const cookie = cookies.find(({ name }) => name === 'i18n_redirected');
    expect(cookie).toMatchObject({ value: 'de-DE', sameSite: 'Lax' });
    expect(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400).toBeCloseTo(365, 0);
    // the prices are those that the filter was chosen by
    expect(cookies.find(({ name }) => name === 'i18n_currency')?.value).toBe('USD');
    await expect(page.getByRole('banner').getByRole('button', { name: /DE · USD/ })).toBeVisible();
  });

  test('a currency changes the prices in place', { tag: '@mf-catalog' }, async ({ page, context }) => {
    await open(page, FILTERED);
    const price = page.locator('main article, main li').filter({ hasText: '$' }).first();
    await expect(price).toBeVisible();
    await choose(page, /Currency/, /EUR/);
    await page.keyboard.press('Escape');
    await expect(page.locator('main')).toContainText('€');
    expect(page.url()).toMatch(/\/tours\?difficulty=2&daysMax=7$/);
    expect((await context.cookies()).find(({ name }) => name === 'i18n_currency')?.value).toBe('EUR');
    // back to the default: the cookie is empty
    await choose(page, /Currency/, /USD/);
    await expect
      .poll(async () => (await context.cookies()).find(({ name }) => name === 'i18n_currency')?.value)
      .toBe('');
  });

  test('in a half-filled request: the tourists stay while the prices change', { tag: '@mf-booking' }, async ({
    page,
    request,
    baseURL,
  }) => {
    const { items } = await (await request.get(`${baseURL}/api/spa/tours-page`)).json();
    await open(page, `/${items[0].slug}`);
    const panel = page
      .getByRole('complementary')
      .or(page.getByRole('region', { name: /^Book / }))
      .first();
    // a departure of another test's party may have no third seat
    await panel.getByRole('button', { name: 'Remove one tourist' }).click();
    const spoken = panel.getByText(/^Total .* for 1 tourist/);
    await expect(spoken).toHaveText(/\$/);
    await choose(page, /Currency/, /EUR/);
    await page.keyboard.press('Escape');
    await expect(spoken).toHaveText(/€/);
  });

  test('in a half-written review: rating and words stay, over both', { tag: '@mf-tour' }, async ({ page }) => {
    const [, , trip] = DEMO_TRIPS;
    await open(page, `/review/${trip.review}`);
    await page.getByRole('radiogroup', { name: 'Overall' }).getByText('Good', { exact: true }).click();
    await page.getByLabel('Your story').fill('Four passes and');
    await choose(page, /Currency/, /EUR/);
    await page.keyboard.press('Escape');
    await expect(page.getByLabel('Your story')).toHaveValue('Four passes and');
    await choose(page, /Language/, /Deutsch/);
    await page.waitForURL(`**/de/review/${trip.review}`);
    await untilLive(page);
    await expect(page.getByRole('textbox')).toHaveValue('Four passes and');
    await expect(page.getByRole('radio', { name: 'Gut' }).first()).toBeChecked();
  });

  test('in half a message: it stays', { tag: '@mf-chat' }, async ({ page }) => {
    const headers = { 'x-role': 'client' };
    const data = { login: 'tourist@cairn.test', password: 'demo-cairn-2026' };
    expect((await page.request.post('/api/crm/api/user/auth', { headers, data })).ok()).toBe(true);
    await open(page, '/chat');
    await page.getByRole('main').getByRole('link').first().click();
    await page.getByLabel('Message', { exact: true }).fill('Is there a');
    await choose(page, /Currency/, /EUR/);
    await page.keyboard.press('Escape');
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Is there a');
    await choose(page, /Language/, /Deutsch/);
    await page.waitForURL('**/de/chat/*');
    await untilLive(page);
    await expect(page.getByLabel('Nachricht', { exact: true })).toHaveValue('Is there a');
  });

  test('in a half-filled form: what was typed comes back in German', { tag: '@mf-account' }, async ({ page }) => {
    await open(page, '/register');
    await page.getByLabel('Your name').fill('Kate Miller');
    await page.getByLabel('E-mail').fill('kate@example.com');
    // what the switch of the header does: this page's own header has nothing but a way out
    await page.evaluate(() => {
      window.dispatchEvent(new Event('cairn:before-reload'));
      location.replace('/de/register');
    });
    await page.waitForURL('**/de/register');
    await untilLive(page);
    await expect(page.getByLabel('Ihr Name')).toHaveValue('Kate Miller');
    await expect(page.getByLabel('E-Mail')).toHaveValue('kate@example.com');
  });

  test('on a phone they are in the menu', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, baseURL });
    const page = await context.newPage();
    await open(page, '/tours');
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Language/ })
      .click();
    await page.getByRole('option', { name: '简体中文' }).click();
    await page.waitForURL('**/zh/tours');
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
    await context.close();
  });
});
