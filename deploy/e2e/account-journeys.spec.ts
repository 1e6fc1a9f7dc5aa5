import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { openLive, tabTo } from './keyboard.ts';
import { becomeMember, forgetSession, freshEmail, HEADERS, logInByCode, PASSWORD, whoIsIn } from './member.ts';
import { codeFor, linkFor } from './outbox.ts';
import { expect, test } from './test.ts';

/** The journeys that make, change and end an account, as somebody goes them who has a phone, no mouse, and speaks German. */

const TAG = ['@mf-account', '@api', '@shell'];
const USER = '/api/crm/api/user';
const NEW_PASSWORD = 'sieben langsame murmeltiere';
const GERMAN_CODE = /Ihr Code: (\d{5})/;

// what the api refuses on purpose below, the browser logs
test.use({
  viewport: { width: 390, height: 844 },
  expectedComplaints: {
    lines: [
      { status: 403, at: `${USER}/change-email` },
      { status: 403, at: `${USER}/delete-account` },
      { status: 422, at: `${USER}/reauthenticate` },
      { status: 422, at: `${USER}/auth-via-passkey` },
      // a session that ended behind the page's back
      { status: 401, at: `${USER}/profile` },
      { status: 401, at: `${USER}/logout` },
      { status: 401, at: `${USER}/favourite-tours?active_only=1` },
      { status: 401, at: '/api/crm/api/chat/unread-count' },
      { status: 401, at: '/api/crm/api/chat/socket-ticket' },
      { text: /^WebSocket connection to 'ws:.*Unexpected response code: 403/ },
    ],
  },
});

/** The api's own refusal of a session that logged in more than 15 minutes ago, once: nobody waits so long here. */
const asIfLongAgo = (page: Page, call: string) =>
  page.route(
    `**${USER}/${call}`,
    (route) => route.fulfill({ status: 403, json: { message: 'Prove it', code: 'reauthentication_required' } }),
    { times: 1 },
  );

test.describe('by keyboard, on a phone, in German, somebody', { tag: TAG }, () => {
  // key by key, through mails and log-ins
  test.slow();

  test('makes an account without a password', async ({ page, request, baseURL }) => {
    const email = freshEmail();
    await openLive(page, '/de/register');
    await tabTo(page, /^Ihr Name/);
    await page.keyboard.type('Käthe');
    await tabTo(page, /^E-Mail/);
    await page.keyboard.type(email);
    await tabTo(page, /^Ich akzeptiere/);
    await page.keyboard.press('Space');
    await tabTo(page, /^Code zusenden/);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Einmalcode')).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.type(await codeFor(request, baseURL, email, GERMAN_CODE));
    await page.waitForURL(`${baseURL}/de`);
    expect(await whoIsIn(page.request, baseURL)).toBe(email);
  });

  test('sets another password by the mailed link and logs in with it', async ({ page, context, request, baseURL }) => {
    const email = await becomeMember(context, baseURL);
    await forgetSession(page);
    await openLive(page, '/de/password-recovery');
    await tabTo(page, /^E-Mail/);
    await page.keyboard.type(email);
    await page.keyboard.press('Enter');
    await expect(page.getByText(`Falls es ein Konto zu ${email} gibt`)).toBeVisible();

    await openLive(page, `/de${await linkFor(request, baseURL, email, '/password-reset')}`);
    await tabTo(page, /^Neues Passwort$/);
    await page.keyboard.type(NEW_PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Ihr Passwort ist gespeichert')).toBeVisible();
    await expectAccessible(page);

    await tabTo(page, /^Anmelden$/);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/de/login');
    await expect(page.getByRole('button', { name: 'Mit Passwort anmelden' })).toBeVisible();
    await tabTo(page, /^Mit Passwort anmelden/);
    await page.keyboard.press('Enter');
    await tabTo(page, /^E-Mail oder Telefonnummer/);
    await page.keyboard.type(email);
    await tabTo(page, /^Passwort$/);
    await page.keyboard.type(NEW_PASSWORD);
    await page.keyboard.press('Enter');
    await page.waitForURL(`${baseURL}/de`);
    expect(await whoIsIn(page.request, baseURL)).toBe(email);
  });

  test('changes the e-mail; the old address takes it back', async ({ page, context, request, baseURL }) => {
    const old = await becomeMember(context, baseURL);
    const wanted = freshEmail();
    await openLive(page, '/de/settings');
    await asIfLongAgo(page, 'change-email');

    await tabTo(page, /^E-Mail/);
    await page.keyboard.type(wanted);
    await page.keyboard.press('Enter');
    const proof = page.getByRole('dialog', { name: 'Sind Sie es noch?' });
    await expect(proof.getByLabel('Passwort', { exact: true })).toBeFocused();
    await expectAccessible(page);
    // Back closes it, and what was typed stays
    await page.goBack();
    await expect(proof).toHaveCount(0);
    await expect(page).toHaveURL(/\/de\/settings$/);
    await expect(page.getByLabel('E-Mail', { exact: true })).toHaveValue(wanted);
    await asIfLongAgo(page, 'change-email');
    await page.getByLabel('E-Mail', { exact: true }).press('Enter');
    await expect(proof.getByLabel('Passwort', { exact: true })).toBeFocused();
    await page.keyboard.type('nicht mein Passwort');
    await page.keyboard.press('Enter');
    await expect(proof.getByLabel('Passwort', { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await page.keyboard.press('Control+A');
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(proof).toBeHidden();

    await expect(page.getByText(`Bis zur Bestätigung bleibt ${old} Ihre E-Mail-Adresse.`)).toBeVisible();
    await tabTo(page, /^Code aus der E-Mail/);
    await page.keyboard.type(await codeFor(request, baseURL, wanted, /Ihr Code: (\d{5})/));
    await expect(page.getByText(`${wanted} ist bestätigt.`)).toBeVisible();
    await expect(page.getByLabel('E-Mail', { exact: true })).toHaveValue(wanted);
    expect(await whoIsIn(context.request, baseURL)).toBe(wanted);

    await openLive(page, `/de${await linkFor(request, baseURL, old, '/email-undo')}`);
    await tabTo(page, /^Alte E-Mail-Adresse zurückholen/);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Ihre alte E-Mail-Adresse ist wieder da')).toBeVisible();
    expect(await whoIsIn(context.request, baseURL)).toBeUndefined();
    await logInByCode(context, baseURL, old);
    expect(await whoIsIn(context.request, baseURL)).toBe(old);
  });

  test('takes all data along as a file and deletes the account', async ({ page, context, request, baseURL }) => {
    const email = await becomeMember(context, baseURL);
    await openLive(page, '/de/settings');
    await tabTo(page, /^Ihre Daten$/);
    await page.keyboard.press('Enter');
    await tabTo(page, /^Meine Daten herunterladen/);
    const downloading = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^cairn-\d+\.json$/);
    const data = JSON.parse(await readFile(await download.path(), 'utf8'));
    expect(data).toMatchObject({ profile: { email }, bookings: [], messages: [] });
    expect(data.sessions).toHaveLength(1);
    await expect(page.getByText('Die Datei ist heruntergeladen.')).toBeVisible();

    await asIfLongAgo(page, 'delete-account');
    await tabTo(page, /^Zur Bestätigung DELETE eingeben/);
    await page.keyboard.type('nein');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('DELETE');
    await page.keyboard.press('Enter');
    const proof = page.getByRole('dialog', { name: 'Sind Sie es noch?' });
    await expect(proof.getByLabel('Passwort', { exact: true })).toBeFocused();
    await tabTo(page, /^Stattdessen einen Code verwenden/);
    await page.keyboard.press('Enter');
    await expect(proof.getByRole('button', { name: `Code an ${email} senden` })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(proof.getByLabel('Einmalcode')).toBeFocused();
    await page.keyboard.type(await codeFor(request, baseURL, email, /Ihr Code: (\d{5})/));

    await page.waitForURL(`${baseURL}/de`);
    await expect.poll(() => whoIsIn(context.request, baseURL)).toBeUndefined();
    const again = await request.post(`${baseURL}${USER}/auth`, {
      headers: HEADERS,
      data: { login: email, password: PASSWORD },
    });
    expect(again.status()).toBe(401);
  });

  test('adds a passkey, names it, logs in with it, and removes it', async ({ page, context, baseURL }) => {
    const email = await becomeMember(context, baseURL);
    const credentials = await virtualAuthenticator(page);
    await openLive(page, '/de/settings#security');
    const list = page.getByRole('list', { name: 'Passkeys' });
    // it can be pressed once the list has come
    await expect(page.getByRole('button', { name: 'Passkey hinzufügen' })).toBeEnabled();
    await tabTo(page, /^Passkey hinzufügen/);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Name des Passkeys')).toBeFocused();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('Handy');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Der Passkey „Handy“ ist hinzugefügt.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Passkey hinzufügen' })).toBeFocused();
    expect(await credentials()).toHaveLength(1);
    // its row comes with the list, after the message
    const rename = page.getByRole('button', { name: 'Umbenennen: Handy' });
    await expect(rename).toBeEnabled();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(rename).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+A');
    await page.keyboard.type('Altes Handy');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Der Passkey heißt jetzt „Altes Handy“.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Umbenennen: Altes Handy' })).toBeFocused();

    await test.step('by what the field suggests, which Chromium’s virtual authenticator takes', async () => {
      await forgetSession(page);
      await page.goto('/de/login?next=%2Fsettings');
      await page.waitForURL(`${baseURL}/de/settings`);
      expect(await whoIsIn(context.request, baseURL)).toBe(email);
      await expect(list).toContainText('Zuletzt verwendet');
    });

    await test.step('by the button, in a browser that suggests none', async () => {
      await forgetSession(page);
      await page.addInitScript(() => {
        // a blank page, between two, is no place for passkeys
        if ('PublicKeyCredential' in window) PublicKeyCredential.isConditionalMediationAvailable = async () => false;
      });
      await openLive(page, '/de/login?next=%2Fsettings');
      await tabTo(page, /^Mit Passkey anmelden/);
      await page.keyboard.press('Enter');
      await page.waitForURL(`${baseURL}/de/settings`);
      expect(await whoIsIn(context.request, baseURL)).toBe(email);
    });

    // the page has more stops than anybody counts: the section's address is the way past them
    await page.goto('about:blank');
    await openLive(page, '/de/settings#security');
    await expect(page.getByRole('button', { name: 'Entfernen: Altes Handy' })).toBeEnabled();
    await tabTo(page, /^Entfernen: Altes Handy/);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Der Passkey „Altes Handy“ ist entfernt.')).toBeVisible();
    await expect(list).toBeHidden();
    await expect(page.getByRole('button', { name: 'Passkey hinzufügen' })).toBeFocused();

    // the device has it still; the site does not
    await forgetSession(page);
    await openLive(page, '/de/login');
    await tabTo(page, /^Mit Passkey anmelden/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toBeVisible();
    expect(await whoIsIn(context.request, baseURL)).toBeUndefined();
  });
});

/** Chromium's own, which says yes to all. @returns the passkeys that it has */
async function virtualAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  return async () => (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials;
}
