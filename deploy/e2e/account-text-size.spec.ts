import { DEMO_PASSWORD, TOURIST_EMAIL } from '../demo/seeding/accounts.ts';
import { openLive } from './keyboard.ts';
import { becomeMember, freshEmail, logInByPassword } from './member.ts';
import { expectRoomForText } from './spills.ts';
import { test } from './test.ts';

const TAG = ['@mf-account', '@shell'];

// what the api refuses on purpose below, the browser logs
test.use({
  expectedComplaints: { lines: [{ status: 422, at: '/api/crm/api/user/check-password-reset-token' }] },
});

// the longest words of the four languages
test.describe('large text in German has room', { tag: TAG }, () => {
  for (const path of [
    '/de/login',
    '/de/register',
    '/de/password-recovery',
    '/de/password-reset?token=not-a-live-token',
    '/de/login-via-token?token=not-a-live-token',
    '/de/email-undo?token=not-a-live-token',
    '/de/email-confirm/link?token=not-a-live-token',
    '/de/unsubscribe?token=not-a-live-token',
  ]) {
    test(`on ${path}`, async ({ page }) => {
      await openLive(page, path);
      await expectRoomForText(page);
    });
  }

  test('in every way to log in', async ({ page }) => {
    await openLive(page, '/de/login');
    await page.getByRole('button', { name: 'Mit Passwort anmelden' }).click();
    await expectRoomForText(page);
    await openLive(page, '/de/login');
    await page.getByRole('button', { name: 'Stattdessen E-Mail nutzen' }).click();
    await expectRoomForText(page);
    await page.getByLabel('E-Mail').fill(freshEmail());
    await page.getByRole('button', { name: 'Code zusenden' }).click();
    await page.getByLabel('Einmalcode').waitFor();
    await expectRoomForText(page);
  });

  test('in the settings, with what they open', async ({ page, context, baseURL }) => {
    await becomeMember(context, baseURL);
    await openLive(page, '/de/settings');
    await page.getByRole('list', { name: 'Wo Sie angemeldet sind' }).waitFor();
    await page.getByRole('button', { name: /^Passkey hinzufügen/ }).click();
    await page.getByRole('button', { name: 'Verbinden: Telegram' }).click();
    await page.getByRole('link', { name: 'Telegram öffnen' }).waitFor();
    await expectRoomForText(page);
  });

  test('on the list of trips', async ({ page, context, baseURL }) => {
    await logInByPassword(context, baseURL, TOURIST_EMAIL, DEMO_PASSWORD);
    await openLive(page, '/de/trips');
    await page
      .getByRole('link', { name: /^Bewertung schreiben: / })
      .first()
      .waitFor();
    await expectRoomForText(page);
  });

  test('where an e-mail is confirmed', async ({ page, context, baseURL }) => {
    await becomeMember(context, baseURL);
    await openLive(page, '/de/email-confirm');
    await expectRoomForText(page);
  });
});
