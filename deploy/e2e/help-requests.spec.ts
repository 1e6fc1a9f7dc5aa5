import { HELP_REQUEST_TYPES } from '@cairn/shared-contracts/domain/help-requests';
import type { Locator } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { type Filled, HELP_KINDS } from './help-kinds.ts';
import { untilLive } from './live.ts';
import { freshEmail } from './member.ts';
import { mailTo } from './outbox.ts';
import { expect, test } from './test.ts';

const TAG = { tag: '@mf-content' };
const PAPER = Buffer.from('%PDF-1.4\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\ntrailer<<>>\n%%EOF', 'latin1');
const isEmail = ({ label }: Filled): boolean => label === 'E-mail';

/** the labels that the form shows, groups of choices and files by theirs */
const labelsOf = (form: Locator): Promise<string[]> =>
  form.evaluate((element) => {
    const groups = [...element.querySelectorAll('[role=radiogroup], [role=group][aria-labelledby]')];
    const titles = groups.map((group) => {
      const id = group.getAttribute('aria-labelledby')?.split(' ')[0] ?? '';
      return element.ownerDocument.getElementById(id)?.textContent ?? '';
    });
    const labels = [...element.querySelectorAll('label')].filter((label) => !label.closest('[role=radiogroup]'));
    return [...titles, ...labels.map((label) => label.textContent ?? '')];
  });

async function fill(form: Locator, field: Filled, email: string): Promise<void> {
  if ('file' in field) {
    await form
      .locator('input[type=file]')
      .setInputFiles({ name: field.file, mimeType: 'application/pdf', buffer: PAPER });
    await expect(form.getByText(`${field.file} is uploaded`)).toBeAttached();
  } else if ('choose' in field) {
    await form.getByRole('radiogroup', { name: field.label }).getByText(field.choose, { exact: true }).click();
  } else if ('city' in field) {
    await form.getByRole('combobox', { name: field.label }).pressSequentially(field.city);
    await form.page().getByRole('option', { name: field.city }).first().click();
  } else {
    await form.getByLabel(field.label, { exact: true }).fill(isEmail(field) ? email : field.type);
  }
}

for (const type of HELP_REQUEST_TYPES) {
  const { name, needed, free } = HELP_KINDS[type];

  test(
    `${type}: its own fields, what is missing, the number of the case, mails to both sides`,
    TAG,
    async ({ page, request, baseURL }) => {
      await page.goto('/help-center/write');
      await untilLive(page);
      const kinds = page.getByRole('navigation', { name: 'What it is about' });
      await kinds.getByRole('link', { name, exact: true }).click();
      await expect(kinds.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'true');
      const form = page.getByRole('form', { name });
      expect((await labelsOf(form)).toSorted()).toEqual([...needed, ...free].map(({ label }) => label).toSorted());

      const send = form.getByRole('button', { name: 'Send request' });
      await send.click();
      // a single one says it itself, several are named above the form, each with a way to it
      const missing = needed.map(({ label }) => `${label}: Required field`).toSorted();
      if (missing.length === 1) await expect(form.getByText('Required field', { exact: true })).toHaveCount(1);
      else {
        const links = form.getByRole('alert').getByRole('link');
        await expect.poll(async () => (await links.allTextContents()).toSorted()).toEqual(missing);
      }
      await expectAccessible(page);

      const email = freshEmail();
      for (const field of [...needed, ...free]) await fill(form, field, email);
      await expect(form.locator('[aria-invalid=true]')).toHaveCount(0);
      await send.click();
      const sent = page.getByRole('status').filter({ hasText: 'We have your request' });
      await expect(sent).toBeFocused();
      await expect(sent).toContainText(name);
      const number = /HR-\d{4}-\d{6}/.exec(await sent.innerText())?.[0] ?? '';
      expect(number).not.toBe('');

      const asksEmail = [...needed, ...free].some(isEmail);
      const { items }: { items: { recipient: string; subject: string; body: string }[] } = await (async () => {
        if (asksEmail) expect(await mailTo(request, baseURL, email, new RegExp(number))).toContain(number);
        return (await request.get(`${baseURL}/dev/outbox.json`)).json();
      })();
      const told = items.find(({ subject }) => subject === `Help request: ${type} ${number}`);
      expect(told?.recipient).toBe('hello@cairn.example');
      for (const field of [...needed, ...free]) {
        expect(told?.body).toContain(isEmail(field) ? `email: ${email}` : field.read);
      }
      await expect(sent).toContainText(asksEmail ? email : 'A person calls you');
    },
  );
}

test('a wrong value is said at its field, and nothing is sent', TAG, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (sent) => {
    if (sent.url().endsWith('/spa/submit-help-request')) asked.push(sent.url());
  });
  await page.goto('/help-center/write?type=individual_tour');
  await untilLive(page);
  const form = page.getByRole('form', { name: 'An individual tour' });
  for (const [label, value] of [
    ['Where to', 'Svaneti'],
    ['Name', 'Anna'],
    ['How many people', '4711'],
    ['E-mail', 'anna@'],
    ['Phone', '+42077'],
  ] as const) {
    await form.getByLabel(label, { exact: true }).fill(value);
  }
  // what is wrong with the last one is said when it is left
  await form.getByLabel('Budget', { exact: true }).focus();
  await expect(form.locator('[aria-invalid=true]')).toHaveCount(3);
  await form.getByRole('button', { name: 'Send request' }).click();
  const wrong = form.getByRole('alert').getByRole('link');
  await expect(wrong).toHaveText([
    'How many people: Maximum 200',
    'E-mail: Please enter a valid e-mail',
    'Phone: Please enter a valid phone number',
  ]);
  await wrong.nth(1).click();
  await expect(form.getByLabel('E-mail', { exact: true })).toBeFocused();
  expect(asked).toEqual([]);
});

test('what is said of a phone number moves no button that somebody is about to press', TAG, async ({ page }) => {
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.goto('/help-center/write?type=individual_tour');
  await untilLive(page);
  // the numbering plans, which come with the first focus
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  const form = page.getByRole('form', { name: 'An individual tour' });
  await form.getByLabel('Phone', { exact: true }).fill('+420777123456');
  const send = form.getByRole('button', { name: 'Send request' });
  const before = await send.boundingBox();
  arrive();
  await expect(form.getByText('This number belongs to Czechia.')).toBeVisible();
  expect(await send.boundingBox()).toEqual(before);
});

test('a request waits for its files', TAG, async ({ page }) => {
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/api/spa/upload-help-file', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/help-center/write?type=common_help');
  await untilLive(page);
  const form = page.getByRole('form', { name: 'Something else' });
  await form.getByLabel('E-mail').fill(freshEmail());
  await form.getByLabel('In your words').fill('See the file.');
  await form.locator('input[type=file]').setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: PAPER });
  const send = form.getByRole('button', { name: 'Send request' });
  await send.click();
  await expect(form.getByText('Wait until the files are uploaded')).toBeVisible();
  arrive();
  await expect(form.getByText('a.pdf is uploaded')).toBeAttached();
  await send.click();
  await expect(page.getByText(/HR-\d{4}-\d{6}/)).toBeVisible();
});

test.describe('asked by too many calls', TAG, () => {
  test.use({ expectedComplaints: { lines: [{ status: 429, at: '/api/spa/submit-help-request' }] } });

  test('the form proves by itself that a person sends it', async ({ page }) => {
    const proofs: (string | null)[] = [];
    await page.route('**/api/spa/submit-help-request', async (route) => {
      proofs.push((await route.request().headerValue('x-captcha')) ?? null);
      if (proofs.length > 1) return route.continue();
      return route.fulfill({ status: 429, json: { type: 'captcha', code: 'captcha_required', message: 'Prove it' } });
    });
    await page.goto('/help-center/write?type=common_help_by_email');
    await untilLive(page);
    const form = page.getByRole('form', { name: 'Answer me by e-mail only' });
    await form.getByLabel('E-mail').fill(freshEmail());
    await form.getByLabel('In your words').fill('May a dog come along?');
    await form.getByRole('button', { name: 'Send request' }).click();
    await expect(page.getByText(/HR-\d{4}-\d{6}/)).toBeVisible({ timeout: 60_000 });
    expect(proofs).toEqual([null, expect.any(String)]);
  });
});
