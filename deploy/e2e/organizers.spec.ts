import { expectAccessible } from './axe.ts';
import { untilLive } from './live.ts';
import { firstTour } from './site-pages.ts';
import { expect, test } from './test.ts';

const TAG = { tag: ['@mf-content', '@mf-catalog', '@mf-chat'] };

test(
  'who an organizer is: from a tour over the sheet to the page, and to the club',
  TAG,
  async ({ page, request, baseURL }) => {
    const tour = await firstTour(request, baseURL ?? '');
    await page.goto(`/${tour.slug}`);
    const scripts = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name: url }) => url));
    const name = page.getByRole('main').getByRole('link', { name: tour.organizer.name }).first();
    const sheet = page.getByRole('dialog', { name: tour.organizer.person });
    await untilLive(page);
    // what answers a press on the name is fetched by whoever turns to it, and the press waits for it
    expect(await scripts()).not.toContainEqual(expect.stringContaining('/mf-content/'));
    await name.click();
    await expect(sheet.getByText('Identity', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await sheet.getByRole('link', { name: 'See the whole page' }).click();
    await expect(page).toHaveURL(new RegExp(`/tour-provider/${tour.organizer.id}$`));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(tour.organizer.name);
    await expect(page.getByRole('region', { name: 'Checked by us' }).getByRole('listitem')).toHaveCount(5);
    await page.getByRole('link', { name: 'What it means' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('How organizers are checked');
    await expectAccessible(page);
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Members of Our Club');
    await page.getByLabel('Name, company or place').fill('zzzzzz');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Nobody found' })).toBeVisible();
  },
);

test('a name on a card opens the sheet, too, and the focus comes back to it', TAG, async ({ page }) => {
  await page.goto('/tours');
  await expect.poll(() => page.evaluate(() => performance.getEntriesByName('cairn:hydrated').length)).toBe(1);
  // a list of cards costs nothing for it
  const scripts = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name: url }) => url));
  expect(scripts).not.toContainEqual(expect.stringMatching(/\/mf-(chat|content)\/.*\.js/));
  const name = page.getByRole('main').getByRole('article').first().locator('a[href^="/tour-provider/"]');
  await name.click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText('Identity', { exact: true })).toBeVisible();
  await expectAccessible(page);
  // whoever it is can be asked about the tour of that card
  await sheet.getByRole('button', { name: 'Ask a question' }).click();
  const question = page.getByRole('dialog', { name: /^Ask / });
  await expect(question.getByLabel('Your question')).toBeVisible();
  // the sheet about them is what this was asked from: a title is no way back into it, and no dialog opens one on top of it
  const title = question.getByRole('heading', { name: /^Ask / });
  await expect(title).toBeVisible();
  await expect(title.getByRole('link').or(title.getByRole('button'))).toHaveCount(0);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(name).toBeFocused();
  await expect(page).toHaveURL(/\/tours$/);

  // or at once, from the picture of the card
  const card = page.getByRole('main').getByRole('article').first();
  await card.hover();
  const ask = card.getByRole('button', { name: /^Ask .+ about / });
  await expect(ask.locator('..')).toHaveCSS('opacity', '1');
  await ask.click();
  await expect(question.getByLabel('Your question')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(ask).toBeFocused();
});

test('the home page, the club and its heading count the same organizers', TAG, async ({ request, baseURL }) => {
  const read = async (path: string) => (await request.get(`${baseURL}/api${path}`)).json();
  const [{ organizersCount }, { totals }] = await Promise.all([
    read('/spa/info'),
    read('/spa/hub-organizer-page?limit=1'),
  ]);
  expect(totals.organizers).toBe(organizersCount);
  const home = await (await request.get(`${baseURL}/`)).text();
  expect(home).toContain(`${totals.organizers} mountain tour providers`);
});

test('a name in the club opens the sheet, which leads to their tours and to the page', TAG, async ({ page }) => {
  await page.goto('/tour-providers');
  await untilLive(page);
  const name = page.getByRole('main').getByRole('article').first().getByRole('link');
  const person = (await name.textContent()) ?? '';
  await name.click();
  const sheet = page.getByRole('dialog', { name: person });
  await expect(sheet.getByText('Interview', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/\/tour-providers$/);
});

/** pages to read, the place of a name in them, and how it is pressed */
const FIRST_PRESSES = [
  ['/blog', 'a[href*="/tour-provider/"]', 'tap'],
  ['/tour-providers', 'article a[href*="/tour-provider/"]', 'Enter'],
  ['/tour-providers', 'article a[href*="/tour-provider/"]', 'Control'],
] as const;
for (const [path, selector, how] of FIRST_PRESSES) {
  test(`a name pressed first of all on a page to read: ${path}, ${how}`, TAG, async ({ browser, baseURL }) => {
    const viewport = { width: 390, height: 844 };
    const page = await browser.newPage({ baseURL: baseURL ?? '', viewport, hasTouch: true });
    // its code runs for a second after the first press
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto(path);
    const name = page.getByRole('main').locator(selector).first();
    const box = await name.boundingBox();
    if (how === 'Control') {
      const other = page.context().waitForEvent('page');
      await name.dispatchEvent('click', { ctrlKey: true });
      await expect(await other).toHaveURL(/\/tour-provider\/\d+$/);
    } else {
      if (how === 'tap') await page.touchscreen.tap((box?.x ?? 0) + 8, (box?.y ?? 0) + (box?.height ?? 0) / 2);
      else await name.press('Enter');
      await expect(page.getByRole('dialog').getByText('Interview', { exact: true })).toBeVisible();
    }
    expect(new URL(page.url()).pathname).toBe(path);
    await page.close();
  });
}

test(
  'a name pressed first of all leads to its page where the code cannot be had',
  TAG,
  async ({ browser, baseURL }) => {
    const page = await browser.newPage({ baseURL: baseURL ?? '' });
    await page.route(/\.js$/, (route) => route.abort());
    await page.goto('/tour-providers');
    await page.getByRole('main').getByRole('article').first().getByRole('link').click();
    await expect(page).toHaveURL(/\/tour-provider\/\d+$/);
    await page.close();
  },
);

test('somebody asks for an account, on a phone', { tag: '@mf-content' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/join#ask');
  await page.waitForLoadState('networkidle');
  const form = page.getByRole('form', { name: 'Ask for an account' });
  await form.getByLabel('Your name').fill('Elene <script>');
  await form.getByRole('combobox', { name: 'Where you lead' }).pressSequentially('Georg');
  await page.getByRole('option', { name: 'Georgia' }).click();
  await form.getByRole('button', { name: /Tours led in a year/ }).click();
  await page.getByRole('option', { name: '11 – 30' }).click();
  await form.getByLabel('E-mail').fill('elene@example.ge');
  await form.getByLabel('Phone').fill('+995555214088');
  await form.getByLabel('Your best tour').fill('Omalo to Shatili over the Atsunta pass.');
  await form.getByRole('button', { name: 'Ask for an account' }).click();
  await expect(page.getByText(/Your request P-\d+ is with us/)).toBeVisible();
  await expectAccessible(page);
});
