import { type APIRequestContext, expect } from '@playwright/test';

/** the last one-time code that was sent to the address, as its owner reads it in the mail */
export async function codeFor(request: APIRequestContext, baseURL: string, email: string): Promise<string> {
  let code = '';
  await expect
    .poll(async () => {
      const answer = await request.get(`${baseURL}/dev/outbox.json`);
      const { items }: { items: { recipient: string; body: string }[] } = await answer.json();
      code = items.find(({ recipient }) => recipient === email)?.body.match(/code: (\d{5})/)?.[1] ?? '';
      return code;
    })
    .not.toBe('');
  return code;
}
