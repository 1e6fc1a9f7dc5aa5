import type { APIRequestContext, Page } from '@playwright/test';
import { untilLive } from './live.ts';
import { SITE_PAGES } from './site-pages.ts';
import { expect } from './test.ts';
import { test } from './violations.ts';

async function slugOf(request: APIRequestContext, baseURL: string, call: string): Promise<string> {
  const { items }: { items: { slug: string }[] } = await (await request.get(`${baseURL}/api/spa/${call}`)).json();
  const [first] = items;
  if (!first) throw new Error(`${call} has nothing to show`);
  return first.slug;
}

/** the page's scripts have taken over and nothing more is on its way */
async function settled(page: Page): Promise<void> {
  await untilLive(page);
  await page.waitForLoadState('networkidle');
}

/** the scripts of remotes that a page has fetched, and those whose hashes its import maps hold */
const remoteModules = (page: Page): Promise<{ fetched: string[]; known: string[] }> =>
  page.evaluate(() => {
    const absolute = (url: string) => new URL(url, location.href).href;
    const maps = [...document.querySelectorAll('script[type=importmap]')].map(({ textContent }) =>
      JSON.parse(textContent),
    );
    return {
      fetched: performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => /\/cdn\/.*\.js$/.test(name)),
      known: maps.flatMap(({ integrity }) => Object.keys(integrity)).map(absolute),
    };
  });

test.describe('pages keep to their own policy', { tag: '@shell' }, () => {
  for (const { name, tag, path } of SITE_PAGES) {
    // a tour's has a test of its own
    if (!path) continue;
    test(name, { tag }, async ({ page, violations }) => {
      await page.goto(path);
      await settled(page);
      expect(violations).toEqual([]);
      // styles of the server's HTML are in force
      await expect(page.locator('[data-style]')).toHaveCount(0);
    });
  }

  test('tour, its booking panel and its viewer', { tag: ['@mf-tour', '@mf-booking'] }, async ({
    page,
    violations,
    request,
    baseURL,
  }) => {
    await page.goto(`/${await slugOf(request, baseURL, 'tours-page')}`);
    await settled(page);
    await expect(page.locator('[data-style]')).toHaveCount(0);
    expect(await page.locator('main [style]').count()).toBeGreaterThan(20);

    const panel = page.getByRole('complementary', { name: 'Book this tour' });
    await panel.getByRole('button', { name: /more departures/ }).click();
    await panel.getByRole('radio', { disabled: false }).first().press(' ');
    await panel.getByRole('button', { name: 'Request to book' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();

    await page
      .getByRole('button', { name: /view all|photo/i })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Escape');
    expect(violations).toEqual([]);
  });

  test('an article', { tag: '@mf-content' }, async ({ page, violations, request, baseURL }) => {
    await page.goto(`/blog/${await slugOf(request, baseURL, 'blog-posts')}`);
    await settled(page);
    expect(violations).toEqual([]);
  });

  test('from page to page in the browser', async ({ page, violations }) => {
    await page.goto('/');
    await settled(page);
    const main = page.getByRole('navigation', { name: 'Main' });
    await main.getByRole('link', { name: 'Tours' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('All tours');
    await page.locator('main article').first().getByRole('link').first().click();
    await expect(page.getByRole('complementary', { name: 'Book this tour' })).toBeVisible();
    await page.locator('a[href="/blog"]:visible').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Journal');
    await page.locator('main a[href*="/blog/"]').first().click();
    // the journal's cards are articles too: who goes back from there comes to the tour
    await expect(page).toHaveURL(/\/blog\/./);
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Journal');
    await page.waitForLoadState('networkidle');
    // no page was loaded whole on the way
    expect(await page.evaluate(() => performance.getEntriesByName('cairn:hydrated').length)).toBe(1);
    expect(violations).toEqual([]);
  });
});

test.describe('what does not belong to the page is refused', { tag: '@shell' }, () => {
  test.use({
    expectedComplaints: {
      lines: [
        {
          text: /^(Applying inline style|Executing inline (event handler|script)) violates the following Content Security Policy directive /,
        },
        {
          text: /^(Framing|Loading the script|Setting the document's base URI to) 'https:\/\/other\.test\/\S* violates the following Content Security Policy directive: /,
        },
        {
          text: /^Creating a TrustedTypePolicy named '(default|other)' violates the following Content Security [Pp]olicy directive/,
        },
        { text: /^This document requires 'Trusted(HTML|Script|ScriptURL)' assignment/ },
        { status: 404, at: '/no-such-picture' },
        // held up by the test
        { failure: 'net::ERR_FAILED', at: /^\/assets\/shell\/main\.\w+\.js$/ },
        { text: /^Failed to fetch dynamically imported module: http:\/\/[^/]+\/assets\/shell\/main\.\w+\.js$/ },
      ],
    },
  });

  test('inline scripts, handlers, styles, and scripts of others in its HTML', async ({ page, violations }) => {
    // as it comes from the server: React would take away what it does not know
    await page.route(/\/assets\/shell\/main\./, (route) => route.abort());
    await page.route('/', async (route) => {
      const answer = await route.fetch();
      const nonce = /'nonce-([^']+)'/.exec(answer.headers()['content-security-policy'] ?? '')?.[1];
      const smuggled = [
        '<script>window.stolen = "inline"</script>',
        '<script nonce="guess">window.stolen = "guessed nonce"</script>',
        '<script src="https://other.test/x.js"></script>',
        `<script nonce="${nonce}">try { window.evaluated = eval('1 + 1') } catch (error) { window.evaluated = error.name }</script>`,
        '<img src="/no-such-picture" onerror="window.stolen = \'handler\'" alt="">',
        '<p id="smuggled" style="position: fixed">text</p>',
        '<style>#smuggled { position: absolute }</style>',
        '<base href="https://other.test/">',
        '<iframe src="https://other.test/" title="other"></iframe>',
      ].join('');
      await route.fulfill({ response: answer, body: (await answer.text()).replace('</main>', `${smuggled}</main>`) });
    });
    await page.goto('/');
    await expect
      .poll(() => new Set(violations.map((text) => text.split(' ')[0])))
      .toEqual(
        new Set([
          'script-src-elem',
          'script-src-attr',
          'style-src-attr',
          'style-src-elem',
          'base-uri',
          'frame-src',
          'require-trusted-types-for',
        ]),
      );
    expect(await page.evaluate(() => Reflect.get(window, 'stolen'))).toBeUndefined();
    expect(await page.evaluate(() => Reflect.get(window, 'evaluated'))).toBe('EvalError');
    expect(await page.locator('#smuggled').evaluate((element) => getComputedStyle(element).position)).toBe('static');
  });

  test('text that a script would run or parse', async ({ page, violations }) => {
    await page.goto('/login');
    await settled(page);
    const outcomes = await page.evaluate(() => {
      const tried = (attempt: () => unknown) => {
        try {
          attempt();
          return 'done';
        } catch (error) {
          return error instanceof Error ? error.name : 'thrown';
        }
      };
      const script = document.createElement('script');
      return {
        innerHTML: tried(() => {
          document.body.innerHTML = '<img src=x onerror=alert(1)>';
        }),
        scriptText: tried(() => {
          script.text = 'window.stolen = 1';
        }),
        scriptAddress: tried(() => {
          script.src = 'https://other.test/x.js';
        }),
        upload: tried(() => {
          script.src = '/media/upload/1.js';
        }),
        policy: tried(() => window.trustedTypes?.createPolicy('other', {})),
        secondDefault: tried(() => window.trustedTypes?.createPolicy('default', {})),
      };
    });
    expect(outcomes).toEqual({
      innerHTML: 'TypeError',
      scriptText: 'TypeError',
      scriptAddress: 'TypeError',
      upload: 'TypeError',
      policy: 'TypeError',
      secondDefault: 'TypeError',
    });
    await expect.poll(() => violations.length).toBeGreaterThan(4);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test.describe('a module that was tampered with', { tag: '@shell' }, () => {
  test.use({
    expectedComplaints: {
      lines: [
        {
          text: /^Failed to find a valid digest in the 'integrity' attribute for resource 'http:[^']+\/mf-content\/1\.0\.0[^/]*\/browser\/(c\.\w+|remoteEntry)\.js'/,
        },
        {
          text: /^(Failed locale loading: mf-content\/texts\.en-US|\[composition\] (mf-content\/route\.blog cannot be loaded|the page keeps its static form)): TypeError: Failed to fetch dynamically imported module: http:[^ ]+\/mf-content\/1\.0\.0[^/]*\/browser\/remoteEntry\.js/,
        },
      ],
    },
  });

  test('does not run when a navigation in the browser asks for it', async ({ page }) => {
    await page.route(/\/mf-content\/[^/]+\/browser\/.*\.js$/, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: `window.stolen = 1;${await answer.text()}` });
    });
    await page.goto('/login');
    await settled(page);
    await page.goto('/tours');
    await page.locator('a[href="/blog"]:visible').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Journal');
    expect(await page.evaluate(() => Reflect.get(window, 'stolen'))).toBeUndefined();
  });
});

test('every module of a remote that a page in use has fetched is one whose hash it knows', { tag: '@shell' }, async ({
  page,
  baseURL,
  request,
}) => {
  await page.goto(`/${await slugOf(request, baseURL ?? '', 'tours-page?limit=1')}`);
  await settled(page);
  const before = await remoteModules(page);
  await page.getByRole('button', { name: 'Ask a question' }).first().click();
  await expect(page.getByRole('textbox').last()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.waitForLoadState('networkidle');
  const { fetched, known } = await remoteModules(page);
  expect(fetched.length).toBeGreaterThan(before.fetched.length);
  expect(fetched.filter((url) => !known.includes(url))).toEqual([]);
});

test.describe('headers', { tag: '@shell' }, () => {
  const ALL = {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
  };

  for (const path of ['/', '/tours', '/no-such-place', '/login']) {
    test(`of the page ${path}`, async ({ request, baseURL }) => {
      // made for this request: one that guests share, which a test before may have asked for, has hashes (guest-pages.spec.ts)
      const ask = () => request.get(`${baseURL}${path}?made-for=${crypto.randomUUID()}`);
      const [first, second] = [await ask(), await ask()];
      const headers = first.headers();
      expect(headers).toMatchObject({ ...ALL, 'cross-origin-resource-policy': 'same-origin' });
      expect(headers['permissions-policy']).toContain('camera=()');
      const policy = headers['content-security-policy'] ?? '';
      expect(policy).not.toMatch(/unsafe/);
      expect(policy).toContain("'strict-dynamic'");
      expect(policy).toContain("require-trusted-types-for 'script'");
      const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
      expect(second.headers()['content-security-policy']).not.toContain(nonce);
      const html = await first.text();
      // the import map carries the hashes of the modules: without the nonce it would be dropped in silence
      expect(html).toContain(`<script type="importmap" nonce="${nonce}">`);
      for (const [tag] of html.matchAll(/<(script|style)\b[^>]*>/g)) {
        if (!tag.includes('application/ld+json')) expect(tag).toContain(`nonce="${nonce}"`);
      }
      expect(html.replaceAll(/<script\b.*?<\/script>/gs, '')).not.toMatch(/<[a-z][^>]* style="/);
    });
  }

  test('of everything else', async ({ request, baseURL }) => {
    const html = await (await request.get(baseURL)).text();
    const found = (pattern: RegExp) => pattern.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const shellFile = found(/(\/assets\/shell\/main\.[^"]+\.js)/);
    const released = found(/(\/cdn\/remotes\/[^"]+\.js)/);
    const picture = found(/(\/media\/[^" ]+\.(?:jpg|webp|avif))/);
    for (const [path, resource] of [
      ['/api/spa/info', 'same-origin'],
      ['/api/spa/no-such-call', 'same-origin'],
      [shellFile, 'same-origin'],
      [released, 'cross-origin'],
      [picture, 'cross-origin'],
      ['/robots.txt', 'same-origin'],
      ['/dev/outbox', 'same-origin'],
    ] as const) {
      const headers = (await request.get(baseURL + path)).headers();
      expect(headers, path).toMatchObject({ ...ALL, 'cross-origin-resource-policy': resource });
      expect(headers['content-security-policy'], path).toMatch(/^default-src 'none'/);
      expect(headers['content-security-policy'], path).not.toMatch(/unsafe/);
      // no https here, so nothing is said about it
      expect(headers['strict-transport-security'], path).toBeUndefined();
    }
  });

  test('the outbox shows itself under its own policy', async ({ page, violations }) => {
    await page.goto('/dev/outbox');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Outbox');
    expect(await page.locator('main').evaluate((main) => getComputedStyle(main).fontFamily)).toContain('system-ui');
    expect(violations).toEqual([]);
  });
});
