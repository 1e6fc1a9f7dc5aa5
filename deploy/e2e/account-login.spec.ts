import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInBothThemes } from './axe.ts';
import { openLive } from './keyboard.ts';
import { forgetSession, freshEmail, PASSWORD, whoIsIn } from './member.ts';
import { codeFor, linkFor } from './outbox.ts';
import { firstTour } from './site-pages.ts';
import { expect, test } from './test.ts';

const NEW_PASSWORD = 'seven slow marmots at noon';

// what the api refuses on purpose below, the browser logs
test.use({
  expectedComplaints: {
    lines: [
      { status: 422, at: '/api/crm/api/user/check-password-reset-token' },
      { status: 422, at: '/api/crm/api/user/password-reset' },
      // a new password ends the session that the page was made in
      { status: 401, at: '/api/crm/api/user/profile' },
      { status: 401, at: '/api/crm/api/user/favourite-tours' },
    ],
  },
});

/** an account with a password, made on the page; its owner is logged in afterwards */
async function register(page: Page, request: APIRequestContext, baseURL: string, email: string): Promise<void> {
  await openLive(page, '/register');
  await page.getByLabel('Your name').fill('Kate Novak');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Set a password as well').press(' ');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await expect(page.getByText('Very strong')).toBeVisible();
  await page.getByRole('checkbox', { name: /I accept/ }).press(' ');
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await page.getByLabel('One-time code').fill(await codeFor(request, baseURL, email));
  await page.waitForURL(`${baseURL}/`);
}

test.describe('whoever has an account', { tag: ['@mf-account', '@api'] }, () => {
  test('logs in by code and by password, on a phone, in German', async ({ page, request, baseURL }) => {
    test.slow();
    const email = freshEmail();
    await register(page, request, baseURL, email);
    await page.setViewportSize({ width: 390, height: 844 });

    await test.step('by code', async () => {
      await forgetSession(page);
      await openLive(page, '/de/login');
      await page.getByRole('button', { name: 'Stattdessen E-Mail nutzen' }).press('Enter');
      await page.getByLabel('E-Mail').fill(email);
      await page.getByRole('button', { name: 'Code zusenden' }).click();
      await expect(page.getByLabel('Einmalcode')).toBeFocused();
      await page.getByLabel('Einmalcode').fill(await codeFor(request, baseURL, email, /Ihr Code: (\d{5})/));
      await page.waitForURL(`${baseURL}/de`);
      expect(await whoIsIn(page.request, baseURL)).toBe(email);
    });

    await test.step('by password', async () => {
      await forgetSession(page);
      await openLive(page, '/de/login?next=%2Ffavorites');
      // the e-mail is what was used last on this device
      await expect(page.getByLabel('E-Mail')).toBeVisible();
      await page.getByRole('button', { name: 'Mit Passwort anmelden' }).click();
      await page.getByLabel('E-Mail oder Telefonnummer').fill(email);
      await page.getByLabel('Passwort', { exact: true }).fill(PASSWORD);
      await page.getByRole('button', { name: 'Anmelden', exact: true }).press('Enter');
      await page.waitForURL(`${baseURL}/de/favorites`);
      expect(await whoIsIn(page.request, baseURL)).toBe(email);
    });
  });

  test('sets another password by the mailed link, which stands nowhere afterwards', async ({
    page,
    request,
    baseURL,
  }) => {
    test.slow();
    const email = freshEmail();
    await register(page, request, baseURL, email);
    await forgetSession(page);

    await openLive(page, '/password-recovery');
    await page.getByLabel('E-mail').fill(email);
    await page.getByRole('button', { name: 'Send me a link' }).click();
    await expect(page.getByText(`If there is an account for ${email}`)).toBeVisible();
    await expectAccessible(page);

    const link = await linkFor(request, baseURL, email, '/password-reset');
    const token = new URL(link, baseURL).searchParams.get('token') ?? '';
    const served = await request.get(link);
    expect([served.status(), (await served.text()).includes(token)]).toEqual([200, false]);

    const referers: string[] = [];
    page.on('request', (sent) => referers.push(sent.headers().referer ?? ''));
    await openLive(page, link);
    await expect(page).toHaveURL(`${baseURL}/password-reset`);
    await expect(page.getByLabel('New password')).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('New password').fill('password');
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(page.getByLabel('New password')).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel('New password').fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(page.getByText('Your password is saved')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.outerHTML)).not.toContain(token);

    await page.getByRole('link', { name: 'Log in', exact: true }).click();
    await page.waitForURL('**/login');
    expect(referers.filter((referer) => referer.includes(token))).toEqual([]);
    await page.getByRole('button', { name: 'Log in with a password' }).click();
    await page.getByLabel('E-mail or phone number').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await page.waitForURL(`${baseURL}/`);
    expect(await whoIsIn(page.request, baseURL)).toBe(email);

    await forgetSession(page);
    await openLive(page, link);
    await expect(page.getByText('This link no longer works')).toBeVisible();
  });

  test('logs in by the mailed link with a press, and is where they were going', async ({ page, request, baseURL }) => {
    test.slow();
    const email = freshEmail();
    await register(page, request, baseURL, email);
    await forgetSession(page);
    await openLive(page, '/login?next=%2Ffavorites');
    await page.getByRole('button', { name: 'Use e-mail instead' }).click();
    await page.getByLabel('E-mail').fill(email);
    await page.getByRole('button', { name: 'Send me a code' }).click();
    await expect(page.getByLabel('One-time code')).toBeFocused();
    const link = await linkFor(request, baseURL, email, '/login-via-token');

    await openLive(page, link);
    await expect(page).toHaveURL(`${baseURL}/login-via-token`);
    expect(await whoIsIn(page.request, baseURL)).toBeUndefined();
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.waitForURL(`${baseURL}/favorites`);
    expect(await whoIsIn(page.request, baseURL)).toBe(email);
  });
});

test('the dialog to log in closes with Back and keeps what was typed', { tag: ['@mf-account', '@mf-chat'] }, async ({
  page,
  request,
  baseURL,
}) => {
  const { slug } = await firstTour(request, baseURL ?? '');
  await openLive(page, `/${slug}`);
  const ask = page.getByRole('button', { name: 'Ask a question' }).first();
  await ask.click();
  await page.getByLabel('Your question').fill('Is there a stove in the hut?');
  await page.getByRole('button', { name: 'Send question' }).click();
  const dialog = page.getByRole('dialog', { name: 'Who is asking?' });
  await dialog.getByLabel('E-mail').fill('kate@cairn.test');
  await expectAccessible(page);
  const url = page.url();

  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(`${baseURL}/${slug}`);
  await expect(ask).toBeFocused();

  await ask.click();
  await expect(page.getByLabel('Your question')).toHaveValue('Is there a stove in the hut?');
  await page.getByRole('button', { name: 'Send question' }).click();
  await expect(page).toHaveURL(url);
  await expect(dialog.getByLabel('E-mail')).toHaveValue('kate@cairn.test');

  // closed by its own button it takes its entry of the history away
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(`${baseURL}/${slug}`);
});

test('the log-in fits a wide window: nothing is to be scrolled', { tag: ['@mf-account', '@shell'] }, async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'cookie_notice', value: '1', url: baseURL }]);
  for (const path of ['/login', '/register']) {
    await page.setViewportSize({ width: 1920, height: 1080 });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const rest = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
    expect([path, rest]).toEqual([path, 0]);
  }
});

test.describe('pages of the account', { tag: '@mf-account' }, () => {
  test.use({ colorScheme: 'dark' });

  for (const path of [
    '/login',
    '/register',
    '/password-recovery',
    '/password-reset',
    '/password-reset?token=not-a-live-token',
    '/login-via-token?token=not-a-live-token',
    '/email-undo?token=not-a-live-token',
    '/email-confirm/link?token=not-a-live-token',
  ]) {
    test(`${path} is for everybody, in both themes, and for no search engine`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await openLive(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      await expect(page).not.toHaveURL(/token=/);
      await expectAccessibleInBothThemes(page);
      const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(await overflow()).toBeLessThanOrEqual(0);
      await page.setViewportSize({ width: 360, height: 800 });
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      expect(await overflow()).toBeLessThanOrEqual(0);
    });
  }
});
