import { type Browser, type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { becomeMember, HEADERS, logInByPassword } from './member.ts';
import { ownAddress } from './test.ts';

const DEMO_PASSWORD = 'demo-cairn-2026';
export const ORGANIZER = { email: 'aigerim@cairn.test', name: 'Ala-Too Trekking', id: 1 } as const;
const CHAT = '/api/crm/api/chat';

/** calls the api as the browser's pages do. @param address that the call comes from: after many calls of one a captcha is asked for */
export async function call<T>(
  context: BrowserContext,
  baseURL: string,
  path: string,
  data?: object,
  address?: string,
): Promise<T> {
  const url = `${baseURL}${CHAT}/${path}`;
  const headers = { ...HEADERS, ...(address ? { 'x-forwarded-for': address } : {}) };
  const answer = await (data ? context.request.post(url, { headers, data }) : context.request.get(url, { headers }));
  expect(answer.status(), `${url}: ${await answer.text()}`).toBe(200);
  return answer.json();
}

/** A tourist of the test's own, who has asked the demo organizer something. */
export async function startConversation(
  tourist: BrowserContext,
  baseURL: string,
  question = 'Is there a sauna?',
): Promise<number> {
  await becomeMember(tourist, baseURL);
  const { id } = await call<{ id: number }>(tourist, baseURL, 'get-chat-with-organizer', {
    organizer_id: ORGANIZER.id,
    message: question,
  });
  return id;
}

/** A second browser, of the demo organizer. */
export const organizersBrowser = (browser: Browser, baseURL: string): Promise<BrowserContext> =>
  browserOf(browser, baseURL, ORGANIZER.email);

/** A browser of the marketplace's support. */
export const supportsBrowser = (browser: Browser, baseURL: string): Promise<BrowserContext> =>
  browserOf(browser, baseURL, 'support@cairn.test');

async function browserOf(browser: Browser, baseURL: string, email: string): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL, extraHTTPHeaders: ownAddress() });
  await context.addCookies([{ name: 'cookie_notice', value: '1', url: baseURL }]);
  await logInByPassword(context, baseURL, email, DEMO_PASSWORD);
  return context;
}

/** Opens the conversation, and waits until its socket has joined. @param prefix of a language */
export async function openChat(page: Page, id: number, prefix = ''): Promise<Locator> {
  const joined = page
    // the first page of a site that has just started is slow: the only limit is the test's own
    .waitForEvent('websocket', { timeout: 0 })
    .then((socket) =>
      socket.waitForEvent('framereceived', {
        predicate: ({ payload }) => String(payload).includes(`"chat:${id}","phx_reply"`),
        timeout: 0,
      }),
    );
  await page.goto(`${prefix}/chat/${id}`);
  await joined;
  return page.getByRole('log');
}

export const field = (page: Page): Locator => page.getByRole('textbox', { name: 'Message', exact: true });

export async function write(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
}

/** What its writer may do to a message. The demonstration's organizers write by themselves, too: the last one need not be it. */
export async function openMenu(log: Locator, text: string): Promise<void> {
  const button = log.page().getByRole('button', { name: 'What to do with this message' });
  // of all boxes around text and button the innermost
  const bubble = log.locator('div').filter({ hasText: text }).filter({ has: button }).last();
  await bubble.locator(button).click();
}

const SOUNDS = 'sounds played';

/** All tabs of the browser count the sounds that they play, and play none. */
export const countSounds = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript((key) => {
    HTMLMediaElement.prototype.play = async () => {
      localStorage.setItem(key, String(Number(localStorage.getItem(key) ?? 0) + 1));
    };
  }, SOUNDS);

/** How often the browser has sounded, and for how many messages, at a moment when none of its tabs is about to. */
export const soundsOf = (page: Page): Promise<{ sounds: number; messages: number }> =>
  page.evaluate((sounds) => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('cairn:own:sounded:')) ?? 'nothing yet';
    return navigator.locks.request(key, () => ({
      sounds: Number(localStorage.getItem(sounds) ?? 0),
      messages: new Set((localStorage.getItem(key) ?? '').split(' ').filter(Boolean)).size,
    }));
  }, SOUNDS);
