import { expect, test } from './test.ts';

const addresses = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);

test('robots find every page through the sitemap, and every page that it names is there', { tag: '@shell' }, async ({
  request,
  baseURL,
}) => {
  test.slow();
  const robots = await (await request.get(`${baseURL}/robots.txt`)).text();
  const index = /^Sitemap: (.+)$/m.exec(robots)?.[1] ?? '';
  const parts = addresses(await (await request.get(index)).text());
  expect(parts.length).toBeGreaterThan(3);
  const pages = (
    await Promise.all(parts.map(async (part) => addresses(await (await request.get(part)).text())))
  ).flat();
  expect(new Set(pages).size).toBe(pages.length);
  const refused = [...robots.matchAll(/^Disallow: ([^$\n]+)$/gm)].map(([, path = '']) => path);
  for (const address of pages) {
    expect(refused.filter((path) => new URL(address).pathname.startsWith(path))).toEqual([]);
  }
  // a spread of them: first and last of each part
  const paths = pages.filter((_, index) => index % Math.ceil(pages.length / 25) === 0);
  for (const address of paths) {
    const answer = await request.get(address, { maxRedirects: 0 });
    expect([address, answer.status()]).toEqual([address, 200]);
    expect(await answer.text()).toContain(`<link rel="canonical" href="${address}"`);
  }
});

test('the site can be put on a home screen', { tag: '@shell' }, async ({ request, baseURL }) => {
  const html = await (await request.get(baseURL)).text();
  for (const href of ['/manifest.webmanifest', '/icons/apple-touch-icon.png', '/favicon-dark.svg']) {
    expect(html).toContain(`href="${href}"`);
    expect((await request.get(baseURL + href)).status()).toBe(200);
  }
  const manifest: { icons: { src: string; purpose?: string }[] } = await (
    await request.get(`${baseURL}/manifest.webmanifest`)
  ).json();
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
  for (const { src } of manifest.icons) expect((await request.get(baseURL + src)).ok(), src).toBe(true);
});
