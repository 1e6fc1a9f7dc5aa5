import { startTestApi, type TestApi } from '@cairn/api/testing/start-test-api';
import { afterEach, describe, expect, it } from '@jest/globals';
import dev from './extension.ts';

describe('/dev/messenger', () => {
  let api: TestApi | undefined;
  afterEach(async () => {
    await api?.close();
    api = undefined;
  });

  it('sends what is written in it as a messenger would', async () => {
    api = await startTestApi({ extensions: [dev()] });
    const page = await (await fetch(`${api.url}/dev/messenger?source=vk&code=%22%3E%3Cscript%3EK7QX2M4P`)).text();
    expect(page).toContain('value="&quot;&gt;&lt;script&gt;K7QX2M4P"');
    expect(page).toContain('action="/api/gateway/local"');
    const sent = await fetch(`${api.url}/gateway/local`, {
      method: 'POST',
      body: new URLSearchParams({ source: 'vk', from: 'somebody', text: 'K7QX2M4P' }),
    });
    expect([sent.status, await sent.text()]).toEqual([200, expect.stringContaining('This code does not work')]);
  });

  it.each([
    ['production', { NODE_ENV: 'production', APP_SECRET: 'x'.repeat(32), PAYMENT_PROVIDER: 'sandbox' }],
    ['a site with a gateway', { GATEWAY_URL: 'http://127.0.0.1:9', GATEWAY_TOKEN: 'x' }],
  ])('does not exist in %s', async (_case, env) => {
    api = await startTestApi({ env, extensions: [dev()] });
    expect((await fetch(`${api.url}/dev/messenger`)).status).toBe(404);
    expect((await api.post('/gateway/local', {})).status).toBe(404);
  });
});
