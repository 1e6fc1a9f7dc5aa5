import { openLive } from './keyboard.ts';
import { becomeMember, readInEuro } from './member.ts';
import { organizerAt } from './organizer.ts';
import { expectNothingShowsThrough } from './show-through.ts';
import { firstTour } from './site-pages.ts';
import { expect, test } from './test.ts';

test.describe('nothing shows through a bar that stays while a phone’s page is scrolled', () => {
  test.use({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true });

  test('review of a request', { tag: '@mf-booking' }, async ({ page, context, baseURL }) => {
    await readInEuro(context, baseURL ?? '');
    await becomeMember(context, baseURL ?? '');
    const organizer = await organizerAt(baseURL ?? '');
    const { id } = await organizer.addDeparture(4);
    await openLive(page, `/booking/request/${organizer.tour.id}?departure=${id}&people=2`);
    await page.getByRole('button', { name: 'Send request' }).waitFor();
    await expectNothingShowsThrough(page);
  });

  test('tour', { tag: ['@mf-tour', '@shell'] }, async ({ page, request, context, baseURL }) => {
    await readInEuro(context, baseURL ?? '');
    const { slug } = await firstTour(request, baseURL ?? '');
    await openLive(page, `/${slug}`);
    await expectNothingShowsThrough(page);
  });

  test('listing', { tag: ['@mf-catalog', '@shell'] }, async ({ page, context, baseURL }) => {
    await readInEuro(context, baseURL ?? '');
    await openLive(page, '/tours');
    await expectNothingShowsThrough(page);
  });
});

test('a tour’s page knows the height of its bar by its style sheets: no code has to tell it', {
  tag: ['@mf-booking', '@mf-tour'],
}, async ({ page, request, baseURL }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { slug } = await firstTour(request, baseURL ?? '');
  await openLive(page, `/${slug}`);
  const bar = page.locator('[data-lower-bar]');
  await expect(bar).toBeVisible();
  const height = await bar.evaluate((element) => `${element.getBoundingClientRect().height}px`);
  const root = page.locator('html');
  expect(await root.evaluate((html) => getComputedStyle(html).getPropertyValue('--h-tabbar').trim())).toBe(height);
  expect(await root.evaluate((html) => html.style.getPropertyValue('--h-tabbar'))).toBe('');
});
