import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';

type Options = Parameters<AxeBuilder['options']>[0];

const ALL: Options = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  // 2.5.3, which axe still tries out: whoever speaks to the page says what they read
  rules: { 'label-content-name-mismatch': { enabled: true } },
};
/** what colours decide: everything else is the same in both themes */
const OF_COLORS: Options = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } };

/**
 * Axe measures what is seen: not a colour on its way, nor a dialog that is fading in. What never ends is not waited for. A button that
 * becomes usable while axe is at work has its colour at once: no transition begins meanwhile. Parts that the browser has not laid out
 * yet, since nobody is near them, have guessed heights, and what is in them would lie over what comes next.
 */
const settle = (page: Page) =>
  page.evaluate(async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      :not([hidden]) { content-visibility: visible !important }
      *, ::before, ::after { transition: none !important }
    `);
    Object.assign(sheet, { isOfAxe: true });
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    await Promise.all(
      document.getAnimations().map((one) => {
        const isEnding =
          Number.isFinite(Number(one.effect?.getComputedTiming().endTime)) && one.playState === 'running';
        return isEnding ? one.finished.catch(() => undefined) : undefined;
      }),
    );
  });

/** the page moves again as it does for everybody */
const release = (page: Page) =>
  page.evaluate(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => !('isOfAxe' in sheet));
  });

async function violationsOn(page: Page, rules: Options) {
  const { violations } = await new AxeBuilder({ page })
    // all rules run; what passes is not written out node by node, with a selector for each
    .options({ ...rules, resultTypes: ['violations'] })
    // in the page itself: otherwise its results are put together in a second page, opened for that. No frame of another origin is ours.
    .setLegacyMode()
    .analyze();
  return violations;
}

const named = (violations: Awaited<ReturnType<typeof violationsOn>>): string[] =>
  violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);

async function requireNothingFound(page: Page, rules: Options): Promise<void> {
  await settle(page);
  const violations = await violationsOn(page, rules).finally(() => release(page));
  expect(named(violations)).toEqual([]);
}

/** WCAG 2.2 A and AA: axe must find nothing on the page as it stands */
export const expectAccessible = (page: Page): Promise<void> => requireNothingFound(page, ALL);

/**
 * Targets of the page as a browser has it that nobody has scrolled: parts that are not laid out yet have guessed heights, and what is in
 * them must not lie over what comes next.
 */
export async function expectTargetsApart(page: Page): Promise<void> {
  expect(named(await violationsOn(page, { runOnly: { type: 'rule', values: ['target-size'] } }))).toEqual([]);
}

/** without what a list that is open over the page has for itself, see {@link expectOpenListAccessible} */
const BESIDE_A_LIST: Options = { ...ALL, rules: { ...ALL.rules, 'aria-hidden-focus': { enabled: false } } };

/** what has the focus, unless it is hidden from those who listen to the page */
const heardFocus = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement } = document;
    return activeElement?.closest('[aria-hidden=true], [inert]') ? 'hidden' : (activeElement?.tagName ?? 'none');
  });

/**
 * The same with a list open, whose field has the focus. While it is open it hides the rest of the page from screen readers, whose arrows
 * would otherwise lead out of it unnoticed; axe sees controls there that a keyboard reaches (aria-hidden-focus). It does not: the way out,
 * Tab forwards or backwards, closes the list, and what it leads to is heard. That is looked at instead of the rule.
 */
export async function expectOpenListAccessible(page: Page, field: Locator): Promise<void> {
  await requireNothingFound(page, BESIDE_A_LIST);
  for (const key of ['Tab', 'Shift+Tab']) {
    await expect(page.getByRole('listbox')).toBeVisible();
    await page.keyboard.press(key);
    expect(await heardFocus(page), key).not.toBe('hidden');
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await expect(field).not.toBeFocused();
    expect(await heardFocus(page), key).not.toBe('hidden');
    // nothing stays hidden
    await requireNothingFound(page, { runOnly: { type: 'rule', values: ['aria-hidden-focus'] } });
    if (key === 'Tab') {
      await field.focus();
      await field.press('ArrowDown');
    }
  }
}

const isInTheme = (page: Page, theme: 'light' | 'dark') =>
  expect(page.locator('html')).toHaveAttribute('data-theme', theme);

/**
 * The same in dark, as the page was loaded, and in light, to which the system then goes over. One load shows both, and the dark one is
 * what no other test has: `test.use({ colorScheme: 'dark' })`.
 */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await isInTheme(page, 'dark');
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await isInTheme(page, 'light');
  await requireNothingFound(page, OF_COLORS);
}
