import { type APIRequestContext, expect } from '@playwright/test';

/**
 * the last one-time code that was sent to the address, as its owner reads it in the mail
 * @param pattern of the message's language, with the code as their group
 */
export async function codeFor(
  request: APIRequestContext,
  baseURL: string,
  email: string,
  pattern = /code: (\d{5})/,
): Promise<string> {
  let code = '';
  await expect
    .poll(async () => {
      const answer = await request.get(`${baseURL}/dev/outbox.json`);
      const { items }: { items: { recipient: string; body: string }[] } = await answer.json();
      code = items.find(({ recipient }) => recipient === email)?.body.match(pattern)?.[1] ?? '';
      return code;
    })
    .not.toBe('');
  return code;
}

/** path and query of the last link to that page that was mailed to the address, without the prefix of a language */
export async function linkFor(
  request: APIRequestContext,
  baseURL: string,
  email: string,
  page: string,
): Promise<string> {
  let link = '';
  await expect
    .poll(async () => {
      const answer = await request.get(`${baseURL}/dev/outbox.json`);
      const { items }: { items: { recipient: string; body: string }[] } = await answer.json();
      const bodies = items.filter(({ recipient }) => recipient === email).map(({ body }) => body);
      link = bodies.map((body) => body.match(new RegExp(`${page}\\?token=[\\w.~-]+`))?.[0]).find(Boolean) ?? '';
      return link;
    })
    .not.toBe('');
  return link;
}

/** the last mail to the address that says so */
export async function mailTo(
  request: APIRequestContext,
  baseURL: string,
  email: string,
  pattern: RegExp,
): Promise<string> {
  let mail = '';
  await expect
    .poll(async () => {
      const answer = await request.get(`${baseURL}/dev/outbox.json`);
      const { items }: { items: { recipient: string; body: string }[] } = await answer.json();
      mail = items.find(({ recipient, body }) => recipient === email && pattern.test(body))?.body ?? '';
      return mail;
    })
    .not.toBe('');
  return mail;
}
