import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { api, guarded, OWNER, refuse, settingsAnswers } from '../../../testing/settings-answers.ts';
import { panel, show, showsSettings } from '../../../testing/show-settings.tsx';

const bytes = new Uint8Array([1, 2, 3]).buffer;
const CREDENTIAL = {
  id: 'AQID',
  rawId: bytes,
  type: 'public-key',
  response: { authenticatorData: bytes, clientDataJSON: bytes, signature: bytes, userHandle: null },
  getClientExtensionResults: () => ({}),
};
const OPTIONS = { body: { options: { challenge: 'AQID', rpId: 'localhost', userVerification: 'preferred' } } };
const get = jest.fn<() => Promise<unknown>>();

showsSettings();
beforeEach(() => {
  get.mockReset();
  Object.assign(window, { PublicKeyCredential: class {} });
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get } });
});
afterEach(() => {
  Reflect.deleteProperty(window, 'PublicKeyCredential');
  Reflect.deleteProperty(navigator, 'credentials');
});

/** an api that takes this passkey as a proof */
const answers = () => {
  const calls = {
    ...settingsAnswers(OWNER),
    [api('passkey-login-options')]: () => OPTIONS,
    [api('reauthenticate')]: () => ({ body: { result: true, expires_in: 300 } }),
  };
  return guarded(calls, api('change-email'));
};

async function askForProof(user: UserEvent) {
  const profile = await panel('Profile');
  const email = profile.getByLabelText<HTMLInputElement>('E-mail');
  await user.clear(email);
  await user.type(email, 'new@cairn.example');
  await user.click(profile.getByRole('button', { name: 'Save changes' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Is it still you?' }));
  await user.click(await dialog.findByRole('button', { name: 'Use a passkey instead' }));
  return { profile, email, dialog };
}

it('a passkey proves that it is still the same person, and the change is made', async () => {
  get.mockResolvedValue(CREDENTIAL);
  const { user, sent } = show(answers());
  const { profile, dialog } = await askForProof(user);
  await user.click(dialog.getByRole('button', { name: 'Use a passkey' }));
  expect(await profile.findByLabelText('Code from the e-mail')).toBeTruthy();
  expect(sent(api('reauthenticate'))).toMatchObject([{ passkey: { id: 'AQID', type: 'public-key' } }]);
  expect(sent(api('change-email'))).toHaveLength(2);
});

it('whoever closes the browser’s dialog can try again or prove it another way', async () => {
  get.mockRejectedValueOnce(Object.assign(new Error('no'), { name: 'NotAllowedError' }));
  const { user, sent } = show(answers());
  const { dialog, email } = await askForProof(user);
  await user.click(dialog.getByRole('button', { name: 'Use a passkey' }));
  await waitFor(() => expect(get).toHaveBeenCalledTimes(1));
  expect(await dialog.findByRole('button', { name: 'Use the password instead' })).toBeTruthy();
  expect([sent(api('reauthenticate')), email.value]).toEqual([[], 'new@cairn.example']);
});

it('a passkey that the api refuses proves nothing, and says so', async () => {
  get.mockResolvedValue(CREDENTIAL);
  const message = 'This passkey could not be checked.';
  const { user, sent } = show({
    ...answers(),
    [api('reauthenticate')]: () => refuse(422, 'passkey_refused', message),
  });
  const { dialog } = await askForProof(user);
  await user.click(dialog.getByRole('button', { name: 'Use a passkey' }));
  expect(await dialog.findByText(message)).toBeTruthy();
  expect(sent(api('change-email'))).toHaveLength(1);
});
