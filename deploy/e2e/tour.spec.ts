import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { swipe } from './kit-page.ts';
import { untilLive } from './live.ts';
import { tourWithChoice } from './site-pages.ts';
import { expect, test } from './test.ts';

/** the first tour of the demo data: it has a film, and departures of every kind */
const TOUR = '/terskey-alatau-traverse-1';
/** where its film stands in the gallery, counted from 1 */
const FILM = 4;

/** Opens the tour without the cookie notice, and waits until it is alive: what is pressed before that is lost. */
async function openTour(page: Page, path = TOUR): Promise<void> {
  const url = process.env.E2E_URL ?? '';
  await page.context().addCookies(['cookie_notice', 'employee'].map((name) => ({ name, value: '1', url })));
  await page.goto(path);
  await untilLive(page);
}

const viewerOf = (page: Page): Locator => page.getByRole('dialog');
const expectPicture = (viewer: Locator, number: number) =>
  expect(viewer.getByText(new RegExp(`^${number} / \\d+$`))).toBeVisible();

test.describe('the address of a tour', { tag: '@mf-tour' }, () => {
  test.use({ expectedComplaints: { lines: [{ status: 410, at: /^\/[a-z-]+-9$/ }] } });

  for (const [name, path, status, location] of [
    [
      'a wrong name with the right number leads on for good',
      '/any-name-1?utm_source=mail',
      301,
      `${TOUR}?utm_source=mail`,
    ],
    ['in another language it keeps the language', '/de/any-name-1', 301, `/de${TOUR}`],
    ['a number that nobody has is not found', '/any-name-99999999', 404, undefined],
    ['a number out of range is not found', '/any-name-99999999999999', 404, undefined],
    ['a tour whose dates have passed is gone', '/any-name-9', 410, undefined],
  ] as const) {
    test(name, async ({ request, baseURL }) => {
      let answer = await request.get(baseURL + path, { maxRedirects: 0 });
      if (status === 410 && answer.status() === 301) {
        answer = await request.get(baseURL + (answer.headers().location ?? ''), { maxRedirects: 0 });
      }
      expect(answer.status()).toBe(status);
      expect(answer.headers().location).toBe(location);
    });
  }

  test('the page of a tour that is gone offers similar ones', async ({ page, baseURL, request }) => {
    const gone = await request.get(`${baseURL}/any-name-9`);
    await page.goto(new URL(gone.url()).pathname);
    await expect(page.getByText('no longer available because the tour dates have passed')).toBeVisible();
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(page.getByRole('article').or(page.getByRole('listitem')).getByRole('link').first()).toBeVisible();
  });
});
test.describe('a tour by keyboard alone', { tag: '@mf-tour' }, () => {
  test('gallery, viewer and film', async ({ page }) => {
    await openTour(page);
    const gallery = page.getByRole('region', { name: /^Pictures of/ });
    const film = gallery.getByRole('button', { name: new RegExp(`${FILM} of`) });
    await film.focus();
    await page.keyboard.press('Enter');
    const viewer = viewerOf(page);
    await expectPicture(viewer, FILM);
    await expectAccessible(page);

    await viewer.getByRole('button', { name: /^Play/ }).focus();
    await page.keyboard.press('Enter');
    const video = viewer.locator('video');
    await expect(video).toBeVisible();
    await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.readyState)).toBeGreaterThan(1);

    await viewer.getByRole('button', { name: 'Close' }).focus();
    await page.keyboard.press('ArrowRight');
    await expectPicture(viewer, FILM + 1);
    await page.keyboard.press('Home');
    await expectPicture(viewer, 1);
    await page.keyboard.press('ArrowLeft');
    await expect(viewer.getByText(/^(\d+) \/ \1$/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(viewer).toHaveCount(0);
    await expect(film).toBeFocused();
  });

  test('the calendar: a day with its price goes into the booking panel', async ({ page }) => {
    await openTour(page);
    await page.getByRole('button', { name: 'Calendar', exact: true }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Departures' });
    await expect(dialog).toBeVisible();
    const day = dialog.getByRole('button', { disabled: false, name: /20\d\d.*, [$€][\d.]+K?$/ }).first();
    await expect(day).toBeVisible();
    await expectAccessible(page);
    await day.focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/\?departure=\d+/);
    const chosen = Number(new URL(page.url()).searchParams.get('departure'));
    const panel = page.getByRole('complementary', { name: 'Book this tour' });
    await expect(panel.locator(`input[value="${chosen}"]`)).toBeChecked();
  });

  test('reviews: another order, more of them', async ({ page }) => {
    await openTour(page);
    const reviews = page.getByRole('region', { name: 'Reviews' });
    await reviews.getByRole('combobox', { name: 'Show first' }).focus();
    // down twice: newest, best, worst
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(reviews.getByText(/^10 of \d+ reviews shown$/)).toBeVisible();
    await expect(reviews.getByRole('article').first()).toContainText('Fair');
    await reviews.getByRole('button', { name: 'Show 10 more reviews' }).focus();
    await page.keyboard.press('Enter');
    await expect(reviews.getByText(/^20 of \d+ reviews shown$/)).toBeVisible();
    await expect(reviews.getByRole('article')).toHaveCount(20);
  });

  test('scroll-spy leads to every section', async ({ page }) => {
    await openTour(page);
    const spy = page.getByRole('navigation', { name: 'On this page' });
    for (const name of ['Dates', 'Payment', 'About']) {
      await spy.getByRole('link', { name, exact: true }).focus();
      await page.keyboard.press('Enter');
      await expect(spy.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'true');
    }
  });
});

test.describe('a tour by touch', { tag: '@mf-tour' }, () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the viewer: swipes move and close, the focus goes back', async ({ page }) => {
    await openTour(page);
    await page
      .getByRole('region', { name: /^Pictures of/ })
      .getByRole('button')
      .first()
      .tap();
    const viewer = viewerOf(page);
    await expectPicture(viewer, 1);
    const middle = { x: 195, y: 420 };
    await swipe(page, middle, { x: 65, y: 420 });
    await expectPicture(viewer, 2);
    await swipe(page, middle, { x: 325, y: 420 });
    await expectPicture(viewer, 1);
    await swipe(page, middle, { x: 195, y: 590 });
    await expect(viewer).toHaveCount(0);
  });

  test('a departure opens the booking panel', async ({ page }) => {
    await openTour(page);
    const row = page.getByRole('link', { name: /^Choose/ }).first();
    await row.scrollIntoViewIfNeeded();
    await row.tap();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});

for (const [width, height] of [
  [1440, 900],
  [844, 390],
  [390, 844],
] as const) {
  test(`the viewer shows the whole picture at ${width} × ${height} px`, { tag: '@mf-tour' }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openTour(page);
    const gallery = page.getByRole('region', { name: /^Pictures of/ });
    await gallery.getByRole('button', { name: / 1 of / }).press('Enter');
    const viewer = viewerOf(page);
    const picture = viewer.getByRole('img', { name: /^Illustration/ });
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    const shown = await picture.boundingBox();
    const thumbnail = viewer.getByRole('button', { name: 'Picture 1', exact: true });
    const floor = (await thumbnail.isVisible()) ? (await thumbnail.boundingBox())?.y : height;
    expect(shown?.y).toBeGreaterThanOrEqual(0);
    expect((shown?.y ?? 0) + (shown?.height ?? 0)).toBeLessThanOrEqual(floor ?? 0);
    expect((shown?.x ?? 0) + (shown?.width ?? 0)).toBeLessThanOrEqual(width);
  });
}

test('the viewer is closed by its button however long the caption beside it', {
  tag: ['@mf-tour', '@shared-contracts'],
}, async ({ page }) => {
  await openTour(page, `/de${TOUR}`);
  const gallery = page.getByRole('region', { name: /^Bilder/ });
  await gallery.getByRole('button', { name: / 1 von / }).press('Enter');
  const close = viewerOf(page).getByRole('button', { name: 'Schließen' });
  for (const width of [360, 576, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(close, `${width} px`).toBeInViewport({ ratio: 1 });
  }
  await close.click();
  await expect(viewerOf(page)).toHaveCount(0);
});

test('a narrow phone holds what organizers write, whatever the length of its words', { tag: '@mf-tour' }, async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 800 });
  await openTour(page);
  // every part is alive and laid out before its text is changed
  for (const part of ['program', 'included', 'stay', 'bring', 'questions', 'payment'])
    await page.locator(`#${part}`).scrollIntoViewIfNeeded();
  const width = await page.evaluate((word) => {
    const theirs =
      'h1, #program :is(h3, li, p), #included li, #stay :is(h3, p), #bring :is(li, p), #questions h3 button';
    for (const element of document.querySelectorAll(theirs)) {
      const [text] = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
      if (text) text.nodeValue = `${word} ${text.nodeValue}`;
    }
    return document.documentElement.scrollWidth;
  }, 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft');
  expect(width).toBe(320);
});

for (const width of [320, 390, 1440]) {
  test(`the button of the route map covers no mark of the route at ${width} px`, { tag: '@mf-tour' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await openTour(page, `/de${TOUR}`);
    const show = page.getByRole('button', { name: 'Auf der Karte zeigen' });
    await show.scrollIntoViewIfNeeded();
    const marks = page.getByRole('img', { name: /Tag 1 / }).getByText(/^\d+$/);
    const floors = await marks.evaluateAll((all) => all.map((mark) => mark.getBoundingClientRect().bottom));
    expect(floors.length).toBeGreaterThan(2);
    const top = await show.evaluate((button) => button.getBoundingClientRect().top);
    expect(Math.max(...floors)).toBeLessThanOrEqual(top);
  });
}

test('no word of the rating’s levels is broken on a phone', { tag: '@mf-tour' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const prefix of ['', '/de', '/zh']) {
    await openTour(page, prefix + TOUR);
    const levels = page.locator('#reviews').getByRole('list').first().getByRole('listitem');
    await levels.last().scrollIntoViewIfNeeded();
    await expect(levels).toHaveCount(5);
    // one line each
    const heights = await levels.evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
    expect(new Set(heights).size, heights.join(' ')).toBe(1);
  }
});

test('parts below the fold are there before they live, and live when they are seen', { tag: '@mf-tour' }, async ({
  page,
  request,
  baseURL,
}) => {
  const html = await (await request.get(baseURL + TOUR)).text();
  for (const heading of [
    'What’s included',
    'Dates and prices',
    'Your organizer',
    'Reviews',
    'Payment and cancellation',
  ]) {
    expect(html).toContain(heading);
  }
  await openTour(page);
  const reviews = page.getByRole('region', { name: 'Reviews' });
  await expect(reviews.getByRole('article')).toHaveCount(3);
  const isLaidOut = () => reviews.evaluate((part) => part.checkVisibility({ contentVisibilityAuto: true }));
  expect(await isLaidOut()).toBe(false);
  const more = reviews.getByRole('button', { name: 'Show 7 more reviews' });
  await more.scrollIntoViewIfNeeded();
  await expect.poll(isLaidOut).toBe(true);
  await more.click();
  await expect(reviews.getByRole('article')).toHaveCount(10);
});

for (const width of [1440, 390]) {
  test(`an address with a part of the page leads to its heading, at ${width} px`, { tag: '@mf-tour' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await openTour(page, `${TOUR}#payment`);
    const part = page.getByRole('region', { name: 'Payment and cancellation' });
    // what stands above it was never laid out, and some of it grows as it comes to life
    await expect(async () => {
      const y = (await part.boundingBox())?.y;
      expect(y).toBeLessThan(160);
      expect(y).toBeGreaterThan(60);
    }).toPass({ timeout: 30_000 });
  });
}

test('a choice made before anything else keeps what stands below', { tag: '@mf-tour' }, async ({
  page,
  request,
  baseURL,
}) => {
  await openTour(page, await tourWithChoice(request, baseURL));
  const panel = page.getByRole('complementary', { name: 'Book this tour' });
  const value = await panel.getByRole('radio', { checked: false, disabled: false }).first().getAttribute('value');
  const other = page.locator(`input[type=radio][value="${value}"]`);
  await panel.locator('label', { has: other }).click();
  await expect(panel.locator(other)).toBeChecked();
  await expect(page.getByRole('region', { name: 'Reviews' }).getByRole('article')).toHaveCount(3);
  await expect(page.getByRole('region', { name: 'What’s included' })).toHaveCount(1);
});

test('a link to one question leads to it, unfolded, before the others', { tag: '@mf-tour' }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openTour(page);
  const questions = page.getByRole('region', { name: 'Questions and answers' });
  const second = questions.getByRole('heading', { level: 3 }).nth(1);
  const text = (await second.textContent()) ?? '';
  await second.getByRole('button').click();
  await questions.getByRole('button', { name: 'Copy a link to this question' }).click();
  await expect(page.getByText('Link to the question copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain(`${TOUR}?question=2#questions`);

  const { pathname, search, hash } = new URL(link);
  await page.goto(pathname + search + hash);
  const first = questions.getByRole('heading', { level: 3 }).first();
  await expect(first).toHaveText(text);
  await expect(first.getByRole('button')).toHaveAttribute('aria-expanded', 'true');
  await expect(first).toBeInViewport();
  await expectAccessible(page);
});

test('the way to book is chosen by keyboard, in a list that comes when it is wanted', { tag: '@mf-tour' }, async ({
  page,
}) => {
  await openTour(page);
  const panel = page.getByRole('complementary', { name: 'Book this tour' });
  const field = panel.getByRole('button', { name: /Variant$/ });
  const options = page.getByRole('listbox').getByRole('option');
  const second = options.nth(1);
  // the panel's code comes after the page's own: an arrow before it opens nothing
  await expect(async () => {
    await field.focus();
    await page.keyboard.press('ArrowDown');
    await expect(second).toBeVisible({ timeout: 3_000 });
  }).toPass();
  const name = (await second.textContent()) ?? '';
  await page.keyboard.press('End');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(options).toHaveCount(0);
  await expect(field).toContainText(name);
  await expect(field).toBeFocused();
  await expect(page).toHaveURL(/variant=\d+/);
});

test('the whole page is accessible with everything unfolded', { tag: '@mf-tour' }, async ({ page }) => {
  await openTour(page);
  await page.getByRole('button', { name: /^Show days/ }).click();
  await page.getByRole('button', { name: /^Show all \d+ departures/ }).click();
  const questions = page.getByRole('region', { name: 'Questions and answers' }).getByRole('heading', { level: 3 });
  for (const question of await questions.getByRole('button').all()) await question.click();
  await expectAccessible(page);
});

test('a complaint and an order of the program reach the api', { tag: '@mf-tour' }, async ({ page }) => {
  await openTour(page);
  await page.getByRole('button', { name: 'Report a problem' }).click();
  const complaint = page.getByRole('dialog');
  await complaint.getByRole('textbox').fill('The second camp has moved');
  await expectAccessible(page);
  await complaint.getByRole('button', { name: 'Send the complaint' }).click();
  await expect(complaint.getByText('Complaint received')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Send to me' }).click();
  const order = page.getByRole('dialog', { name: 'Send me the program' });
  await order.getByRole('textbox').fill('kate@example.org');
  await order.getByRole('button', { name: 'Send the program' }).click();
  await expect(order.getByText('The program is on its way')).toBeVisible();
});

test.describe('half a complaint', { tag: '@mf-tour' }, () => {
  test.use({
    expectedComplaints: {
      lines: [{ failure: 'net::ERR_INTERNET_DISCONNECTED', at: '/api/crm/api/tour/complaint' }],
    },
  });

  test('outlives its dialog, a lost connection, another page and a reload', async ({ page }) => {
    // five pages
    test.slow();
    const button = page.getByRole('button', { name: 'Report a problem' });
    const complaint = page.getByRole('dialog');
    const message = complaint.getByRole('textbox');
    const TEXT = 'The second camp has moved';
    const SENT_TO = '**/api/crm/api/tour/complaint';
    await openTour(page);
    await button.click();
    await message.fill(TEXT);

    await test.step('closed by mistake', async () => {
      await page.keyboard.press('Escape');
      await expect(complaint).toBeHidden();
      await button.click();
      await expect(message).toHaveValue(TEXT);
    });
    await test.step('sent in vain, and closed', async () => {
      // the complaint alone: parts of the page are on their way since the first press, and are not what this is about
      await page.route(SENT_TO, (route) => route.abort('internetdisconnected'));
      await complaint.getByRole('button', { name: 'Send the complaint' }).click();
      await expect(complaint.getByRole('alert')).toBeVisible();
      await page.keyboard.press('Escape');
      await page.unroute(SENT_TO);
    });
    await test.step('reloaded, and back from another page', async () => {
      await page.reload();
      await untilLive(page);
      await button.click();
      await expect(message).toHaveValue(TEXT);
      await page.goto('/blog');
      await openTour(page);
      await button.click();
      await expect(message).toHaveValue(TEXT);
    });
    await test.step('and is gone once it was received', async () => {
      await complaint.getByRole('button', { name: 'Send the complaint' }).click();
      await expect(complaint.getByText('Complaint received')).toBeVisible();
      await page.reload();
      await untilLive(page);
      await button.click();
      await expect(message).toHaveValue('');
    });
  });
});

test.describe('a tour whose organizer writes', { tag: '@mf-tour' }, () => {
  /** of the demo data's, by what an English page marks it with */
  const FOREIGN = {
    ru: '/k-podnozhiyu-beluhi-102',
    zh: '/siguniang-changping-to-bipeng-103',
    de: '/stubaier-hoehenweg-104',
  };
  const marked = (page: Page) => page.locator('main [lang]');

  for (const [lang, path] of Object.entries(FOREIGN)) {
    test(`in another language, ${lang}, says so to a screen reader`, async ({ page }) => {
      await openTour(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', lang);
      await expect(
        page.getByRole('region', { name: 'Program by day' }).locator(`ol [lang="${lang}"]`).first(),
      ).toBeVisible();
      await expectAccessible(page);
    });
  }

  test('in the language of the page needs no mark', async ({ page }) => {
    await openTour(page);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveAttribute('lang');
    await expect(marked(page)).toHaveCount(0);
    await openTour(page, `/de${FOREIGN.de}`);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveAttribute('lang');
    // their own words on the card of the organizer are English
    await expect(marked(page).first()).toHaveAttribute('lang', 'en');
  });
});
