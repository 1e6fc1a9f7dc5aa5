import { randomUUID } from 'node:crypto';
import { expectAccessible } from './axe.ts';
import { GOOD_CARD, payWith } from './bookings.ts';
import { untilLive } from './live.ts';
import { codeFor } from './outbox.ts';
import { expect, test } from './test.ts';

test.describe('by touch, 390 px wide, in German, reading tenge', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'de-DE',
    timezoneId: 'Asia/Almaty',
  });

  test('a tourist reviews a request, sends it, and reads it in tenge to the end', {
    tag: ['@mf-booking', '@mf-account', '@mf-tour', '@shell', '@api'],
  }, async ({ page, context, request, baseURL }) => {
    test.slow();
    const url = baseURL ?? '';
    const email = `kate.${randomUUID().slice(0, 8)}@cairn.test`;
    await context.addCookies(
      [
        ['cookie_notice', '1'],
        ['i18n_currency', 'KZT'],
      ].map(([name = '', value = '']) => ({ name, value, url })),
    );
    const { items } = await (await request.get(`${url}/api/spa/best-tours?limit=12`)).json();
    const tour = (items as { slug: string; original_currency: string }[]).find(
      ({ original_currency }) => original_currency === 'EUR',
    );
    await page.goto(`/de/${tour?.slug}`);

    await test.step('the sheet is closed by Back, and keeps the choice', async () => {
      await page.getByRole('button', { name: 'Buchung anfragen' }).last().tap();
      const sheet = page.getByRole('dialog');
      await sheet.getByRole('radio', { disabled: false }).nth(1).press(' ');
      await expect(page).toHaveURL(/departure=\d+/);
      const chosen = new URL(page.url()).search;
      await page.goBack();
      await expect(sheet).toBeHidden();
      await expect(page).toHaveURL((now) => now.search === chosen);
      await page.getByRole('button', { name: 'Buchung anfragen' }).last().tap();
      await page.getByRole('dialog').getByRole('button', { name: 'Buchung anfragen' }).tap();
    });

    await test.step('who they are, by a code', async () => {
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox').first().fill('Kate Novak');
      await dialog.getByLabel('E-Mail').fill(email);
      await dialog.getByRole('button', { name: 'Code' }).first().tap();
      const field = dialog.getByRole('textbox', { name: /code/i });
      await expect(field).toBeVisible();
      // the phone drops the page while its owner reads the mail: sheet and code are found again
      await page.reload();
      await untilLive(page);
      await dialog.getByRole('button', { name: 'Buchung anfragen' }).tap();
      await field.fill(await codeFor(request, baseURL, email, /: (\d{5})/));
    });

    await test.step('the review covers the screen, in tenge', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anfrage prüfen');
      const price = page.getByRole('region', { name: 'Preis' });
      await expect(price).toContainText('₸');
      await expect(price).toContainText(/Abgebucht in EUR\s*≈ €/);
      await expect(price).toContainText('Kurs vom');
      expect((await price.innerText()).match(/€/g)).toHaveLength(1);
      await expectAccessible(page);
      await page.reload();
      await untilLive(page);
      await expect(price).toContainText('₸');
      await page.getByRole('checkbox', { name: /Ich akzeptiere|akzept/ }).press(' ');
      await page.getByRole('button', { name: 'Anfrage senden' }).tap();
    });

    await test.step('the organizer confirms; deadlines are told on the traveller’s clocks, by the server too', async () => {
      await expect(page).toHaveURL(/\/booking\/uuid\//);
      const pay = page.getByRole('link', { name: /₸.*≈.*€/ }).first();
      await expect(pay).toBeVisible();
      const html = await (await context.request.get(page.url())).text();
      expect(html).toContain('(GMT+5)');
      await expectAccessible(page);
      await pay.tap();
    });

    await test.step('the card is charged in euro, and read in tenge before and after', async () => {
      await expect(page).toHaveURL(/\/de\/booking\/pay\/uuid\//);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/₸ \(≈.€/);
      await expectAccessible(page);
      await page.getByRole('button', { name: /₸ \(≈.€.* zahlen$/ }).tap();
      await payWith(page, GOOD_CARD);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/₸ \(≈.€.* bezahlt$/);
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Buchung öffnen' }).tap();
      const steps = page.getByRole('list', { name: 'Status der Buchung' });
      await expect(steps.locator('[aria-current="step"]')).toContainText('Angezahlt');
      await expectAccessible(page);
    });
  });
});
