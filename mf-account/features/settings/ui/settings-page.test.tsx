import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { KATE } from '../../../testing/people.ts';
import { api, guarded, OWNER, refuse, settingsAnswers } from '../../../testing/settings-answers.ts';
import { panel, saved, show, showsSettings } from '../../../testing/show-settings.tsx';

showsSettings();

describe('the profile', () => {
  it('is saved by its own button, and says so', async () => {
    const { user, sent } = show();
    const profile = await panel('Profile');
    const name = profile.getByLabelText('First name');
    await user.clear(name);
    await user.type(name, 'Katka');
    await user.click(profile.getByRole('button', { name: 'Save changes' }));
    await saved(profile);
    expect(sent(api('update-profile'))).toEqual([{ first_name: 'Katka', last_name: 'Novak' }]);
    expect(sent(api('change-email'))).toEqual([]);
  });

  it('is put back by Discard', async () => {
    const { user } = show();
    const profile = await panel('Profile');
    await user.type(profile.getByLabelText('Last name'), 'ova');
    await user.click(profile.getByRole('button', { name: 'Discard' }));
    expect(profile.getByLabelText<HTMLInputElement>('Last name').value).toBe('Novak');
    expect(profile.queryByRole('button', { name: 'Discard' })).toBeNull();
  });

  it('takes another e-mail once the person has proved who they are and typed its code; nothing typed is lost', async () => {
    const calls = guarded(settingsAnswers(), api('change-email'));
    const { user, sent } = show(calls);
    const profile = await panel('Profile');
    const email = profile.getByLabelText<HTMLInputElement>('E-mail');
    await user.clear(email);
    await user.type(email, 'new@cairn.example');
    await user.click(profile.getByRole('button', { name: 'Save changes' }));

    const dialog = within(await screen.findByRole('dialog', { name: 'Is it still you?' }));
    await user.type(dialog.getByLabelText(/^Password/), 'short walk');
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    expect(await dialog.findByText('The password is not right.')).toBeTruthy();
    await user.clear(dialog.getByLabelText(/^Password/));
    await user.type(dialog.getByLabelText(/^Password/), 'long walk{Enter}');

    const code = await profile.findByLabelText('Code from the e-mail');
    expect(sent(api('change-email'))).toEqual([{ email: 'new@cairn.example' }, { email: 'new@cairn.example' }]);
    expect(email.value).toBe(KATE.email);
    await user.type(code, '99999');
    expect(await profile.findByText('This code is not right.')).toBeTruthy();
    await user.type(profile.getByLabelText('Code from the e-mail'), '12345');
    await waitFor(() => expect(profile.queryByLabelText('Code from the e-mail')).toBeNull());
    await waitFor(() => expect(profile.getByLabelText<HTMLInputElement>('E-mail').value).toBe('new@cairn.example'));
  });

  it('keeps what was typed when the person would not prove who they are', async () => {
    const { user } = show(guarded(settingsAnswers(), api('change-email')));
    const profile = await panel('Profile');
    const email = profile.getByLabelText<HTMLInputElement>('E-mail');
    await user.clear(email);
    await user.type(email, 'new@cairn.example');
    await user.click(profile.getByRole('button', { name: 'Save changes' }));
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(email.value).toBe('new@cairn.example');
    expect(profile.queryByText('Saved')).toBeNull();
  });

  it('takes another phone by a code over the best channel, or over another one', async () => {
    const owner = { ...OWNER, new_phone: '+420777214880' };
    const { user, sent } = show(settingsAnswers(owner));
    const profile = await panel('Profile');
    expect(await profile.findByText(/to \+420777214880: WhatsApp/)).toBeTruthy();
    await user.click(profile.getByRole('button', { name: 'Send a code: SMS' }));
    expect(await profile.findByText(/to \+420777214880: SMS/)).toBeTruthy();
    expect(sent(api('send-confirmation-code'))).toEqual([{ code_sender: 'sms' }]);
    await user.type(profile.getByLabelText('Code sent to the phone'), '12345');
    await waitFor(() => expect(profile.queryByLabelText('Code sent to the phone')).toBeNull());
  });
});

it('a notification is turned off at once, and back on when that is refused', async () => {
  let isAway = false;
  const answers = settingsAnswers();
  const { user, sent } = show({
    ...answers,
    [api('set-notifications')]: (call) => (isAway ? null : (answers[api('set-notifications')]?.(call) ?? null)),
  });
  const notifications = await panel('Notifications');
  const prices = await notifications.findByRole<HTMLInputElement>('switch', { name: /Price drops/ });
  await user.click(prices);
  expect(prices.checked).toBe(false);
  await notifications.findByText('Saved');
  expect(sent(api('set-notifications'))).toEqual([{ price_drops: false }]);
  isAway = true;
  await user.click(prices);
  expect((await notifications.findByRole('alert')).textContent).toContain('No connection');
  expect(prices.checked).toBe(false);
});

describe('security', () => {
  it('sets another password, typed once, with a hint on how good it is', async () => {
    const { user, sent } = show();
    const security = await panel('Security');
    await user.type(security.getByLabelText(/^Current password/), 'long walk');
    await user.type(security.getByLabelText(/^New password/), 'marmot kettle slate');
    expect(await security.findByText('Strong')).toBeTruthy();
    await user.click(security.getByRole('button', { name: 'Change password' }));
    await saved(security);
    const password = 'marmot kettle slate';
    expect(sent(api('change-password'))).toEqual([{ old_password: 'long walk', password, confirm_password: password }]);
    expect(security.getByLabelText<HTMLInputElement>(/^New password/).value).toBe('');
  });

  it('asks for no old password where there is none', async () => {
    show(settingsAnswers(KATE));
    const security = await panel('Security');
    expect(security.getByRole('button', { name: 'Set a password' })).toBeTruthy();
    expect(security.queryByLabelText(/^Current password/)).toBeNull();
  });

  it('shows where one is logged in, and logs out there', async () => {
    const { user, sent } = show();
    const security = await panel('Security');
    const list = await security.findByRole('list', { name: 'Where you are logged in' });
    const [here, phone] = within(list).getAllByRole('listitem');
    expect(here?.textContent).toMatch(/Firefox on Linux.*Prague, Czechia.*This device/);
    expect(here && within(here).queryByRole('button')).toBeNull();
    expect(phone?.textContent).toContain('Safari on iPhone');
    await user.click(security.getByRole('button', { name: 'Log out: Safari on iPhone' }));
    expect(await security.findByText('Safari on iPhone is logged out.')).toBeTruthy();
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(1));
    expect(sent(api('end-session'))).toEqual([{ id: 2 }]);
  });

  it('logs all other places out at once', async () => {
    const { user, sent } = show();
    const security = await panel('Security');
    await user.click(await security.findByRole('button', { name: 'Log out all other devices' }));
    expect(await security.findByText('All other devices are logged out.')).toBeTruthy();
    expect(sent(api('end-session'))).toEqual([{}]);
  });

  it('renames a passkey, and removes it after a proof', async () => {
    const { user, sent } = show(guarded(settingsAnswers(), api('remove-passkey')));
    const security = await panel('Security');
    await user.click(await security.findByRole('button', { name: 'Rename: Laptop' }));
    const name = security.getByLabelText(/^Name of the passkey/);
    await user.clear(name);
    await user.type(name, 'Old laptop');
    await user.click(security.getByRole('button', { name: 'Rename' }));
    expect(await security.findByText('Old laptop')).toBeTruthy();

    await user.click(security.getByRole('button', { name: 'Remove: Old laptop' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Use a code instead' }));
    await user.click(dialog.getByRole('button', { name: `Send a code to ${KATE.email}` }));
    await user.type(await dialog.findByLabelText('One-time code'), '12345');
    expect(await security.findByText('The passkey “Old laptop” is removed.')).toBeTruthy();
    expect(sent(api('remove-passkey'))).toEqual([{ id: 9 }, { id: 9 }]);
    // never the call whose code an e-mail that waits would get
    expect([sent(api('reauthentication-code')).length, sent(api('email-confirmation-request')).length]).toEqual([1, 0]);
  });

  it('says where this browser knows no passkeys', async () => {
    show();
    const security = await panel('Security');
    expect(await security.findByText('This browser does not know passkeys.')).toBeTruthy();
  });
});

describe('deleting the account', () => {
  it('wants the word typed', async () => {
    const { user, sent } = show();
    const data = await panel('Your data');
    await user.type(data.getByLabelText('Type DELETE to confirm'), 'yes');
    await user.click(data.getByRole('button', { name: 'Delete my account' }));
    expect(sent(api('delete-account'))).toEqual([]);
    await user.clear(data.getByLabelText('Type DELETE to confirm'));
    await user.type(data.getByLabelText('Type DELETE to confirm'), 'delete');
    await user.click(data.getByRole('button', { name: 'Delete my account' }));
    // where it leads is a document of its own: account-settings.spec.ts
    await waitFor(() => expect(sent(api('delete-account'))).toEqual([{ confirm: 'DELETE' }]));
  });

  it('says why it cannot be', async () => {
    const message = 'There are trips to come';
    const { user, path } = show({
      ...settingsAnswers(),
      [api('delete-account')]: () => refuse(409, 'account_has_trips', message),
    });
    const data = await panel('Your data');
    await user.type(data.getByLabelText('Type DELETE to confirm'), 'DELETE');
    await user.click(data.getByRole('button', { name: 'Delete my account' }));
    expect(await data.findByText(message)).toBeTruthy();
    expect(path()).toBe('/settings');
  });
});
