import { randomUUID } from 'node:crypto';
import { type APIRequestContext, type BrowserContext, expect, type Page } from '@playwright/test';
import { codeFor } from './outbox.ts';

const USER = '/api/crm/api/user';
export const PASSWORD = 'marmot kettle slate sunday';
export const freshEmail = (): string => `kate.${randomUUID().slice(0, 8)}@cairn.test`;

/** as pages call */
export const HEADERS = { 'x-role': 'client', 'x-language': 'en-US', 'x-currency': 'EUR' };

/** The browser reads prices in euro, and has answered the cookie line. */
export function readInEuro(context: BrowserContext, baseURL: string): Promise<void> {
  const cookies = { cookie_notice: '1', i18n_currency: 'EUR' };
  return context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: baseURL })));
}

async function post(context: BrowserContext, url: string, data: object): Promise<void> {
  const answer = await context.request.post(url, { headers: HEADERS, data });
  expect(answer.status(), `${url}: ${await answer.text()}`).toBe(200);
}

/** The browser is nobody's any more. It leaves the page first, which may be asking for favourites still. */
export async function forgetSession(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies();
}

/** Logs the browser in by a code, as the owner of the mailbox. */
export async function logInByCode(context: BrowserContext, baseURL: string, email: string): Promise<void> {
  await post(context, `${baseURL}${USER}/send-auth-code`, { login: email });
  const code = await codeFor(context.request, baseURL, email);
  await post(context, `${baseURL}${USER}/auth-via-code`, { login: email, code });
}

export const logInByPassword = (
  context: BrowserContext,
  baseURL: string,
  email: string,
  password = PASSWORD,
): Promise<void> => post(context, `${baseURL}${USER}/auth`, { login: email, password, remember: true });

/** An account of a test's own with a confirmed e-mail and a password, logged in in the browser. @returns its e-mail */
export async function becomeMember(context: BrowserContext, baseURL: string): Promise<string> {
  const email = freshEmail();
  const person = { first_name: 'Kate', last_name: 'Novak', email };
  await post(context, `${baseURL}${USER}/register`, { ...person, password: PASSWORD, confirm_password: PASSWORD });
  const code = await codeFor(context.request, baseURL, email);
  await post(context, `${baseURL}${USER}/auth-via-code`, { login: email, code });
  return email;
}

/** whose session it is, by e-mail */
export async function whoIsIn(request: APIRequestContext, baseURL: string): Promise<string | undefined> {
  const answer = await request.get(`${baseURL}${USER}/profile`);
  return answer.ok() ? (await answer.json()).email : undefined;
}
