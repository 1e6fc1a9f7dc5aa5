import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { profile } from '@cairn/shared-contracts/api/user.calls';
import type { BrowserContext, Page } from '@playwright/test';
import { field, openChat, startConversation } from './conversation.ts';
import { untilLive } from './live.ts';
import { codeFor } from './outbox.ts';
import { expect, test } from './test.ts';

const PASSWORD = 'demo-cairn-2026';
const USER = '/api/crm/api/user';

/** a call as a script of the page makes it */
const call = (page: Page, path: string, body: object) =>
  page.evaluate(
    async ([url, json]) => {
      const headers = { 'content-type': 'application/json', 'x-role': 'client', 'x-language': 'en-US' };
      const answer = await fetch(url, { method: 'POST', headers: { ...headers, 'x-currency': 'EUR' }, body: json });
      return answer.status;
    },
    [path, JSON.stringify(body)] as const,
  );

const logIn = (page: Page) => call(page, `${USER}/auth`, { login: 'tourist@cairn.test', password: PASSWORD });

/** everything that scripts of the page could read: HTML, state, storage, cookies, answers, addresses, what the console said */
function listen(page: Page): () => Promise<string> {
  const heard: string[] = [];
  const reading: Promise<unknown>[] = [];
  page.on('console', (message) => heard.push(message.text()));
  page.on('framenavigated', (frame) => heard.push(frame.url()));
  // whole answers: one of a page that was left may never end
  page.on('requestfinished', (request) => {
    const read = async () => {
      const response = await request.response();
      if (!response) return;
      const { 'set-cookie': _httpOnly, ...headers } = response.headers();
      heard.push(response.url(), JSON.stringify(headers));
      if (/json|html/.test(headers['content-type'] ?? '')) heard.push(await response.text());
    };
    // a page that was left takes its answers along
    reading.push(read().catch(() => undefined));
  });
  return async () => {
    await Promise.all(reading);
    const here = await page.evaluate(() =>
      [
        document.documentElement.outerHTML,
        JSON.stringify(window.__BOOT__),
        JSON.stringify(localStorage),
        JSON.stringify(sessionStorage),
        document.cookie,
        location.href,
      ].join('\n'),
    );
    return `${heard.join('\n')}\n${here}`;
  };
}

/** values of the session's cookies, without when they end */
const tokensOf = async (context: BrowserContext): Promise<string[]> =>
  (await context.cookies())
    .filter(({ name, value }) => name.startsWith('cairn_') && value !== '')
    .map(({ value }) => value.split('.')[0] ?? value);

async function readLogs(): Promise<string> {
  const folder = join(process.env.E2E_STACK_DATA ?? '', 'logs');
  const files = await readdir(folder);
  return (await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))).join('\n');
}

test.describe('a session', { tag: ['@shell', '@api', '@mf-account'] }, () => {
  test.use({
    expectedComplaints: {
      lines: [
        { status: 422, at: `${USER}/auth-via-code` },
        { status: 401, at: `${USER}/auth` },
        // messages that do not get through on purpose
        { status: 503, at: '/api/crm/api/chat/send-message' },
        // of a conversation that is read at the moment of the log-out
        { status: 401, at: '/api/crm/api/chat/mark-as-read' },
        // its ticket is of a session that ended behind the page's back
        { text: /^WebSocket connection to 'ws:.*Unexpected response code: 403/ },
      ],
    },
  });

  test('no token, code or password is anywhere that scripts or logs could read it', async ({
    page,
    context,
    request,
    baseURL,
  }) => {
    const secrets = new Set([PASSWORD]);
    const heard = listen(page);
    const told: string[] = [];
    const keep = async () => {
      for (const token of await tokensOf(context)) secrets.add(token);
    };

    const email = `walker.${randomUUID().slice(0, 8)}@cairn.test`;
    // its first call gives the browser what codes are bound to
    const first = page.waitForResponse(/passkey-login-options/);
    await page.goto('/login');
    await first;
    const newcomer = { first_name: 'Kate', last_name: 'Novak', email };
    expect(await call(page, `${USER}/register-without-password`, newcomer)).toBe(200);
    const code = await codeFor(request, baseURL, email);
    expect(
      await call(page, `${USER}/auth-via-code`, { login: email, code: code === '00000' ? '00001' : '00000' }),
    ).toBe(422);
    expect(await call(page, `${USER}/auth-via-code`, { login: email, code })).toBe(200);
    await keep();
    for (const path of ['/', '/trips', '/chat', '/favorites', '/tours']) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      told.push(await page.content());
      await keep();
    }
    expect(await call(page, `${USER}/logout`, {})).toBe(200);
    await page.goto('/login');
    expect(await call(page, `${USER}/auth`, { login: 'tourist@cairn.test', password: `${PASSWORD}, no` })).toBe(401);
    expect(await logIn(page)).toBe(200);
    await keep();
    await page.goto('/trips');
    await page.waitForLoadState('networkidle');
    expect(await call(page, `${USER}/logout`, {})).toBe(200);

    // two sessions of two tokens each, the browser's device, and the password
    expect(secrets.size).toBeGreaterThanOrEqual(6);
    const readable = `${told.join('\n')}\n${await heard()}`;
    expect([...secrets].filter((secret) => readable.includes(secret))).toEqual([]);
    const logs = await readLogs();
    expect([...secrets].filter((secret) => logs.includes(secret))).toEqual([]);
    // five digits may stand anywhere by chance: beside a word about codes they do not
    for (const text of [readable, logs]) expect(text).not.toMatch(new RegExp(`code\\W{1,6}${code}\\b`, 'i'));
  });

  test('who logs out in one tab is off the screen of the other', async ({ page, context, baseURL }) => {
    await page.goto('/');
    expect(await logIn(page)).toBe(200);
    await page.goto('/');
    const other = await context.newPage();
    await other.goto(`${baseURL}/trips`);
    await expect(other.getByRole('heading', { level: 1, name: 'Trips' })).toBeVisible();
    await untilLive(other);
    const refused: string[] = [];
    other.on('response', (answer) => answer.status() === 401 && refused.push(new URL(answer.url()).pathname));
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await expect(other).toHaveURL(/\/login\?next=%2Ftrips$/);
    await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
    // it asks who is there, and for nothing of whoever was
    expect(refused).toEqual([`/api${profile.path}`]);
  });

  test('who logs out leaves no message behind that was not sent yet', async ({ page, context, baseURL }) => {
    const chatId = await startConversation(context, baseURL);
    await page.route('**/crm/api/chat/send-message', (route) =>
      route.fulfill({ status: 503, json: { message: 'Later', code: 'api_unreachable' } }),
    );
    await openChat(page, chatId);
    await field(page).fill('The key is under the third stone');
    await page.keyboard.press('Enter');
    const stored = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    await expect.poll(stored).toContain('third stone');
    await field(page).fill('and the code of the hut is');
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await expect(page).toHaveURL('/');
    await untilLive(page);
    expect(await stored()).not.toMatch(/third stone|code of the hut|cairn:own:/);
  });

  test('a page that needs a login comes back with its query and its hash', async ({ page }) => {
    await page.goto('/trips?from=mail#past');
    await expect(page).toHaveURL(/\/login\?next=%2Ftrips%3Ffrom%3Dmail#past$/);
    expect(await logIn(page)).toBe(200);
    await page.reload();
    await expect(page).toHaveURL(/\/trips\?from=mail#past$/);
  });
});

test.describe('the tabs of a phone', { tag: '@shell' }, () => {
  for (const [locale, path] of [
    ['en-US', '/'],
    ['de', '/de/'],
    ['zh', '/zh/'],
  ] as const) {
    test(`hold text of twice the size at 320 and 390 px: ${locale}`, async ({ page }) => {
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 844 });
        await page.goto(path);
        await page.evaluate(() => {
          document.documentElement.style.fontSize = '200%';
        });
        const spilled = await page.locator('nav:has(> a[href$="/trips"]) > a').evaluateAll((tabs) =>
          tabs.flatMap((tab) => {
            const bar = tab.parentElement?.getBoundingClientRect();
            const own = tab.getBoundingClientRect();
            return [...tab.children].flatMap((part) => {
              const { left, right, top, bottom } = part.getBoundingClientRect();
              const isInside =
                bar && left >= own.left - 1 && right <= own.right + 1 && top >= bar.top - 1 && bottom <= bar.bottom + 1;
              return isInside ? [] : [`${part.textContent}: ${left}–${right}, ${top}–${bottom}`];
            });
          }),
        );
        expect(spilled).toEqual([]);
        // no word is broken: all labels are as tall as the shortest word's
        const heights = await page
          .locator('nav:has(> a[href$="/trips"]) > a > span')
          .evaluateAll((words) => words.map((word) => Math.round(word.getBoundingClientRect().height)));
        expect(new Set(heights).size, String(heights)).toBe(1);
        await expect(page.locator('nav:has(> a[href$="/trips"]) > a')).toHaveCount(5);
      }
    });
  }
});
