import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from './axe.ts';
import { untilLive } from './live.ts';
import { becomeMember, HEADERS } from './member.ts';
import { type Site, startSite } from './site.ts';
import { expect, test } from './test.ts';

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const NEW = `9.1.0-e2e.${Date.now()}`;
const NAME = `journal-${Date.now().toString(36)}`;

let site: Site;
test.beforeAll(async () => {
  site = await startSite();
});
test.afterAll(() => site.stop());

interface Visitor {
  page: Page;
  context: BrowserContext;
  version: string | undefined;
}

/** somebody who comes to the journal, and whose exposure is counted */
async function visit(browser: Browser): Promise<Visitor> {
  const context = await browser.newContext({ userAgent: CHROME, serviceWorkers: 'block', colorScheme: 'dark' });
  const page = await context.newPage();
  const counted = page.waitForResponse((answer) => answer.url().endsWith('/api/spa/experiments/events'));
  const answer = await page.goto(`${site.url}/blog`);
  // of a call that outlives its page, the browser shows nobody the body
  expect((await counted).status()).toBe(200);
  return { page, context, version: answer?.headers()['x-composition']?.match(/mf-content@([^,]+)/)?.[1] };
}

const report = async () => {
  const { code, said } = await site.cairn('experiment', 'report', NAME, '--site', site.url, '--json');
  expect(code, said).toBe(0);
  return JSON.parse(said);
};

test('an experiment from its start on a live site to its winner', { tag: '@shell' }, async ({ browser, request }) => {
  test.slow();
  const released = await site.cairn('release', 'mf-content', '--version', NEW);
  expect(released.code, released.said).toBe(0);
  const started = await site.cairn(
    ...['experiment', 'start', NAME, '--remote', 'mf-content', '--goal', 'favourite_added'],
    ...['--variant', `a=${site.own}:50`, '--variant', `b=${NEW}:50`],
  );
  expect(started.code, started.said).toBe(0);

  // until both have come
  const visitors = new Map<string | undefined, Visitor>();
  let count = 0;
  const rest: Visitor[] = [];
  while (visitors.size < 2 && count < 20) {
    const visitor = await visit(browser);
    count++;
    if (visitors.has(visitor.version)) rest.push(visitor);
    else visitors.set(visitor.version, visitor);
  }
  expect([...visitors.keys()].sort()).toEqual([site.own, NEW].sort());
  await Promise.all(rest.map(({ context }) => context.close()));

  // they keep their variant, and are counted once
  const b = visitors.get(NEW);
  if (!b) throw new Error('nobody has the new version');
  await b.page.reload();
  await untilLive(b.page);

  // a program gets what is stable
  const program = await request.get(`${site.url}/blog`, { headers: { 'user-agent': 'Googlebot/2.1' } });
  expect(program.headers()['x-composition']).toContain(`mf-content@${site.own}`);

  // a guest makes an account on the way, stays in their variant, and reaches the goal
  await becomeMember(b.context, site.url);
  const page = await b.page.goto(`${site.url}/blog`);
  expect(page?.headers()['x-composition']).toContain(`mf-content@${NEW}`);
  const found = await (await b.context.request.get(`${site.url}/api/spa/best-tours`, { headers: HEADERS })).text();
  const tour = Number(/"id":(\d+),"slug"/.exec(found)?.[1] ?? 1);
  const added = await b.context.request.post(`${site.url}/api/crm/api/favourite-tour/create`, {
    headers: { ...HEADERS, 'user-agent': CHROME },
    data: { tour_id: tour },
  });
  expect(added.status(), await added.text()).toBe(200);

  const told = await report();
  const [first, second] = told.variants;
  expect(first.visitors + second.visitors).toBe(count);
  expect([first.goals, second.goals]).toEqual([0, 1]);
  expect(told.verdict).toEqual({ kind: 'open' });

  // the page of the report: for employees, and while the site is developed
  await b.page.goto(`${site.url}/dev/experiment/${NAME}`);
  await expect(b.page.getByRole('heading', { level: 1 })).toHaveText(NAME);
  await expect(b.page.getByRole('table').first()).toContainText(NEW);
  await expectAccessibleInBothThemes(b.page);

  // nobody changes the share beside it, and its winner goes live as any version does
  expect((await site.cairn('rollout', 'mf-content', NEW, '--percent', '10')).said).toContain(`experiment stop ${NAME}`);
  const promoted = await site.cairn('experiment', 'promote', NAME, 'b', '--unchecked', 'a small page');
  expect(promoted.code, promoted.said).toBe(0);
  const other = visitors.get(site.own);
  const answer = await other?.page.goto(`${site.url}/blog`);
  expect(answer?.headers()['x-composition']).toContain(`mf-content@${NEW}`);
  await expect.poll(async () => (await report()).ended?.note).toBe(`experiment ${NAME} decided: b, mf-content@${NEW}`);
  await Promise.all([...visitors.values()].map(({ context }) => context.close()));
});
