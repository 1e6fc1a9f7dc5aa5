import { untilLive } from './live.ts';
import { scrollThrough } from './scroll-through.ts';
import { firstTour } from './site-pages.ts';
import { expect, test } from './test.ts';

/** A tour on a phone: what is read later is folded, what a walk asks of somebody is not. */
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('sections are folded until they are wanted, the height and the level are not', { tag: '@mf-tour' }, async ({
  page,
  request,
  baseURL,
}) => {
  const { slug } = await firstTour(request, baseURL);
  await page.goto(`/${slug}`);
  await untilLive(page);
  await expect(page.getByText('Challenging', { exact: true }).first()).toBeVisible();
  const included = page.getByRole('region', { name: 'What’s included' });
  const toggle = included.getByRole('button', { name: 'What’s included' });
  await toggle.scrollIntoViewIfNeeded();
  await expect(page.getByText(/^Highest point/).last()).toBeVisible();
  await expect(page.getByText(/km · .* up/).first()).toBeVisible();
  const list = included.getByRole('list').first();
  await expect(list).toBeHidden();
  await toggle.tap();
  await expect(list).toBeVisible();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await toggle.tap();
  await expect(list).toBeHidden();
  // a link to it opens it
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Stay' }).tap();
  await expect(page.locator('#stay').getByRole('heading', { level: 3 }).first()).toBeVisible();
  // and wider screens know no folds
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(list).toBeVisible();
  await expect(toggle).toBeHidden();
  // nor does paper, whatever it was printed from
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(list).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(list).toBeVisible();
});

test('with its sections folded a tour is no longer than thirteen screens and a half', { tag: '@mf-tour' }, async ({
  page,
  request,
  baseURL,
}) => {
  const { slug } = await firstTour(request, baseURL);
  await page.goto(`/${slug}`);
  await untilLive(page);
  await scrollThrough(page);
  const screens = await page.evaluate(() => document.documentElement.scrollHeight / window.innerHeight);
  expect(screens).toBeLessThan(13.5);
});

for (const prefix of ['', '/de', '/zh']) {
  test(`price and choice are two lines beside the button at the lower edge of ${prefix || 'English'}`, {
    tag: ['@mf-tour', '@mf-booking'],
  }, async ({ page, request, baseURL }) => {
    const { slug } = await firstTour(request, baseURL);
    await page.goto(`${prefix}/${slug}`);
    await untilLive(page);
    // of the two that open the form there, the one with dates and party
    const choice = page.getByRole('button', { name: / · 2\D/ });
    const bar = choice.locator('xpath=../..');
    for (const width of [390, 360]) {
      await page.setViewportSize({ width, height: 844 });
      const [line, button] = [await choice.boundingBox(), await bar.getByRole('button').last().boundingBox()];
      if (!line || !button) throw new Error('there is no bar');
      expect(line.height, `${width} px`).toBeLessThan(30);
      expect(button.x, `${width} px`).toBeGreaterThan(line.x + line.width);
    }
  });
}

test('the picture of a card becomes that of its page, and back', {
  tag: ['@mf-tour', '@mf-catalog', '@shell'],
}, async ({ page }) => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const start = document.startViewTransition.bind(document);
    const named = () =>
      [...document.querySelectorAll('img')].filter((image) => image.style.viewTransitionName === 'tour-picture');
    document.startViewTransition = (update) => {
      seen.push(`${location.pathname === '/georgia' ? 'card' : 'page'} ${named().length}`);
      const transition = start(update);
      void transition.ready.then(
        () => seen.push(`then ${named().length}`),
        (error: unknown) => seen.push(String(error)),
      );
      return transition;
    };
  });
  await page.goto('/georgia');
  await untilLive(page);
  const seen = () => page.evaluate(() => Reflect.get(window, 'seen'));
  const card = page.locator('main article').nth(2);
  await card.getByRole('heading').scrollIntoViewIfNeeded();
  const top = () => page.evaluate(() => Math.round(window.scrollY));
  const before = await top();
  expect(before).toBeGreaterThan(300);
  await card.getByRole('heading').getByRole('link').tap();
  await expect(page).toHaveURL(/-\d+$/);
  await expect.poll(seen).toEqual(['page 1', 'then 1']);
  await page.goBack();
  await expect(page).toHaveURL(/georgia$/);
  await expect.poll(seen).toEqual(['page 1', 'then 1', 'card 1', 'then 1']);
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(2);
  // somebody who wants little motion sees none
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.locator('main article').first().getByRole('heading').getByRole('link').tap();
  await expect(page.getByRole('navigation', { name: 'On this page' })).toBeVisible();
  expect(await seen()).toHaveLength(4);
});
