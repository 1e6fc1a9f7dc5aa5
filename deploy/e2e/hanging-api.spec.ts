import { becomeMember, HEADERS } from './member.ts';
import { type Site, startSite } from './site.ts';
import { expect, test } from './test.ts';

/** the most that an api which hangs may cost a visitor */
const LIMIT_MS = 3_000;

let site: Site;
test.beforeAll(async () => {
  site = await startSite({ API_PATIENCE_MS: '1500' });
});
test.afterAll(() => site.stop());
test.afterEach(() => site.api.wake());

test('an api that hangs costs nobody more than three seconds, logged in or not', { tag: ['@shell', '@api'] }, async ({
  context,
  playwright,
}) => {
  await becomeMember(context, site.url);
  const guest = await playwright.request.newContext({ baseURL: site.url });
  const ask = async (who: typeof guest, path: string) => {
    const since = performance.now();
    const answer = await who.get(site.url + path, { headers: path.startsWith('/api/') ? HEADERS : {} });
    const body = await answer.text();
    return { path, status: answer.status(), body, ms: performance.now() - since };
  };
  const PATHS = ['/favorites', '/profile', '/no-such-page', '/api/crm/api/user/profile', '/api/spa/info'];
  const all = () => Promise.all([context.request, guest].flatMap((who) => PATHS.map((path) => ask(who, path))));
  // what loads code loads it before
  await all();

  site.api.hang();
  for (const round of ['those who come first', 'those who come later']) {
    for (const { path, status, body, ms } of await all()) {
      expect(ms, `${path}, ${round}`).toBeLessThan(LIMIT_MS);
      if (path.startsWith('/api/')) expect([path, [503, 504].includes(status)]).toEqual([path, true]);
      else expect(body, `${path}, ${round}`).toContain('</html>');
    }
  }

  site.api.wake();
  await expect.poll(async () => (await ask(context.request, '/api/crm/api/user/profile')).status).toBe(200);
  await guest.dispose();
});
