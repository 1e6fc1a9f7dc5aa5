import type { Locator, Page } from '@playwright/test';
import { openKit, pinch, swipe } from './kit-page.ts';
import { expect, test } from './test.ts';

const TOTAL = 8;

async function openViewer(page: Page, picture: number): Promise<Locator> {
  await openKit(page, 'media');
  const gallery = page.getByRole('region', { name: 'Pictures of the tour' });
  await gallery.getByRole('button', { name: new RegExp(`, ${picture} of ${TOTAL}$`) }).press('Enter');
  const viewer = page.getByRole('dialog');
  await expect(viewer).toBeVisible();
  await expectPicture(viewer, picture);
  return viewer;
}

const expectPicture = (viewer: Locator, picture: number) =>
  expect(viewer.getByText(`${picture} / ${TOTAL}`, { exact: true })).toBeVisible();

test.describe('the media viewer by keyboard', { tag: '@shared-contracts' }, () => {
  test('arrows move and wrap around, Home and End jump', async ({ page }) => {
    const viewer = await openViewer(page, 1);
    for (const [key, picture] of [
      ['ArrowRight', 2],
      ['ArrowLeft', 1],
      ['ArrowLeft', TOTAL],
      ['ArrowRight', 1],
      ['End', TOTAL],
      ['Home', 1],
    ] as const) {
      await page.keyboard.press(key);
      await expectPicture(viewer, picture);
    }
  });

  test('Escape closes, and the focus goes back to the tile', async ({ page }) => {
    await openViewer(page, 2);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: new RegExp(`, 2 of ${TOTAL}$`) }).first()).toBeFocused();
  });

  test('Tab stays inside', async ({ page }) => {
    const viewer = await openViewer(page, 1);
    for (let step = 0; step < TOTAL + 6; step += 1) {
      await page.keyboard.press('Tab');
      await expect(viewer.locator(':focus')).toHaveCount(1);
    }
  });
});

test.describe('the media viewer by touch', { tag: '@shared-contracts' }, () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  const MIDDLE = { x: 195, y: 420 };
  const by = (x: number, y: number) => ({ x: MIDDLE.x + x, y: MIDDLE.y + y });

  test('a swipe of more than 100 px moves, and wraps around', async ({ page }) => {
    const viewer = await openViewer(page, 1);
    await swipe(page, MIDDLE, by(-130, 0));
    await expectPicture(viewer, 2);
    await swipe(page, MIDDLE, by(130, 0));
    await expectPicture(viewer, 1);
    await swipe(page, MIDDLE, by(130, 0));
    await expectPicture(viewer, TOTAL);
  });

  test('a shorter one does not', async ({ page }) => {
    const viewer = await openViewer(page, 3);
    await swipe(page, MIDDLE, by(-90, 0));
    await swipe(page, MIDDLE, by(90, 0));
    await swipe(page, MIDDLE, by(-130, 0));
    // had one of the short ones moved, this would not be the fourth
    await expectPicture(viewer, 4);
  });

  test('a swipe down closes', async ({ page }) => {
    const viewer = await openViewer(page, 1);
    await swipe(page, MIDDLE, by(0, 160));
    await expect(viewer).toHaveCount(0);
  });

  test('a double tap magnifies, another one shows the whole picture again', async ({ page }) => {
    const viewer = await openViewer(page, 1);
    const picture = viewer.getByRole('img').first();
    const widthOf = async () => (await picture.boundingBox())?.width ?? 0;
    const whole = await widthOf();
    const doubleTap = async () => {
      await page.touchscreen.tap(MIDDLE.x, MIDDLE.y);
      await page.touchscreen.tap(MIDDLE.x, MIDDLE.y);
    };
    await doubleTap();
    await expect.poll(widthOf).toBeGreaterThan(whole * 2);
    await doubleTap();
    await expect.poll(widthOf).toBeCloseTo(whole, 0);
  });

  test('two fingers magnify, one then moves the picture instead of leaving it, two make it whole again', async ({
    page,
  }) => {
    const viewer = await openViewer(page, 1);
    const picture = viewer.getByRole('img').first();
    const boxOf = async () => (await picture.boundingBox()) ?? { x: 0, width: 0 };
    const whole = await boxOf();
    await pinch(page, MIDDLE, 40, 120);
    await expect.poll(async () => (await boxOf()).width).toBeGreaterThan(whole.width * 2);
    const { x } = await boxOf();
    await swipe(page, MIDDLE, by(-130, 0));
    await expect.poll(async () => (await boxOf()).x).toBeLessThan(x - 100);
    await expectPicture(viewer, 1);
    await pinch(page, MIDDLE, 120, 20);
    await expect.poll(async () => (await boxOf()).width).toBeCloseTo(whole.width, 0);
  });
});

test.describe('videos in the media viewer', { tag: '@shared-contracts' }, () => {
  const OUTSIDE = /youtube|rutube|vimeo/;

  test('a film plays; other players are asked for nothing before they are wanted', async ({ page }) => {
    const asked: string[] = [];
    await page.route(OUTSIDE, (route) => {
      asked.push(new URL(route.request().url()).host);
      return route.fulfill({ contentType: 'text/html', body: '<title>player</title>' });
    });
    await openKit(page, 'media');
    const strip = page.getByRole('list', { name: 'Videos of the tour' });
    await strip.getByRole('button').first().press('Enter');
    const viewer = page.getByRole('dialog');
    await viewer.getByRole('button', { name: /^Play video: .*as a film$/ }).press('Enter');
    const film = viewer.getByLabel(/as a film$/);
    await expect
      .poll(() => film.evaluate((video) => video instanceof HTMLVideoElement && video.currentTime > 0))
      .toBe(true);
    // the keys seek in a film that has the focus: the buttons move on
    for (const [name, host] of [
      ['YouTube', 'www.youtube-nocookie.com'],
      ['Rutube', 'rutube.ru'],
      ['Vimeo', 'player.vimeo.com'],
    ] as const) {
      await viewer.getByRole('button', { name: 'Next' }).click();
      const play = viewer.getByRole('button', { name: new RegExp(`^Play video: .*on ${name}$`) });
      await expect(play).toBeVisible();
      expect(asked).not.toContain(host);
      await play.press('Enter');
      await expect.poll(() => asked).toContain(host);
    }
    await page.keyboard.press('Escape');
    await expect(viewer).toHaveCount(0);
  });
});
