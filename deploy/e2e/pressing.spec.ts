import type { Locator } from '@playwright/test';
import { untilLive } from './live.ts';
import { expect, test } from './test.ts';

/** the last field that is typed in, what is wrong in it, and the button that is pressed from there */
const FORMS = [
  ['/help-center/write?type=cashback', '@mf-content', 'E-mail', 'anna@', 'Send request'],
  ['/help-center/write?type=without_prepayment', '@mf-content', 'Phone', '+42077', 'Send request'],
  ['/login', '@mf-account', 'Phone number', '+42077', 'Send me a code'],
  ['/register', '@mf-account', 'E-mail', 'anna@', 'Send me a code'],
  ['/password-recovery', '@mf-account', 'E-mail', 'anna@', 'Send me a link'],
] as const;

const topOf = async (button: Locator): Promise<number> => (await button.boundingBox())?.y ?? Number.NaN;

for (const [path, tag, label, wrong, name] of FORMS) {
  test(`a press is not lost to what the field that it leaves has to say: ${path} ${label}`, {
    tag: ['@shared-contracts', tag],
  }, async ({ page }) => {
    await page.goto(path);
    await untilLive(page);
    const main = page.getByRole('main');
    const field = main.getByLabel(label, { exact: true });
    const button = main.getByRole('button', { name, exact: true });
    await field.fill(wrong);
    await button.scrollIntoViewIfNeeded();
    const before = await topOf(button);
    const box = await button.boundingBox();
    // its upper edge is the first to go
    await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) / 2, before + 4);
    await page.mouse.down();
    await expect(field).not.toBeFocused();
    // a frame to say something in
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(await topOf(button)).toBeCloseTo(before, 0);
    await page.mouse.up();
    // it was pressed: the form says what is wrong, and leads there
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    const summary = main.getByRole('alert').filter({ hasText: label });
    await expect
      .poll(async () => (await summary.count()) > 0 || (await field.evaluate((one) => one === document.activeElement)))
      .toBe(true);
  });
}
