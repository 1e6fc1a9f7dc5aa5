import { startTestApi, type TestApi } from '@cairn/api/testing/start-test-api';
import { afterEach, describe, expect, it } from '@jest/globals';
import dev from './extension.ts';

describe('/dev/outbox', () => {
  let api: TestApi | undefined;
  afterEach(async () => {
    await api?.close();
    api = undefined;
  });

  it('shows messages as text, whatever is in them', async () => {
    api = await startTestApi({ extensions: [dev()] });
    const row = { channel: 'email', recipient: 'kate@example.org', subject: '12345 is your code' };
    await api.db
      .insertInto('dev_messages')
      .values({ ...row, body: '<script>alert(1)</script> http://localhost:3000/x?a=1&b=2' })
      .execute();
    const page = await (await fetch(`${api.url}/dev/outbox`)).text();
    expect(page).toContain('12345 is your code');
    expect(page).toContain('&lt;script&gt;');
    expect(page).not.toContain('<script>');
    expect(page).toContain('<a href="http://localhost:3000/x?a=1&amp;b=2">');
    expect((await api.get<{ items: object[] }>('/dev/outbox.json')).body.items).toMatchObject([row]);
  });

  it('does not exist without its extension', async () => {
    api = await startTestApi();
    expect((await fetch(`${api.url}/dev/outbox`)).status).toBe(404);
  });

  it('does not exist in production', async () => {
    api = await startTestApi({ env: { NODE_ENV: 'production', APP_SECRET: 'x'.repeat(32) }, extensions: [dev()] });
    expect((await fetch(`${api.url}/dev/outbox`)).status).toBe(404);
    expect((await fetch(`${api.url}/dev/outbox.json`)).status).toBe(404);
  });
});
