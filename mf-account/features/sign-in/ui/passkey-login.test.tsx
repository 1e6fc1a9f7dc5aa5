import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { renderInPage } from '../../../testing/render-in-page.ts';
import { BY_PASSKEY, PASSKEY_OPTIONS, SEND_CODE, signInAnswers } from '../../../testing/sign-in-answers.ts';
import { EMAIL_ONLY } from '../model/login-options.ts';
import { LoginPage } from './login-page.tsx';

const bytes = new Uint8Array([1, 2, 3]).buffer;
const CREDENTIAL = {
  id: 'AQID',
  rawId: bytes,
  type: 'public-key',
  response: { authenticatorData: bytes, clientDataJSON: bytes, signature: bytes, userHandle: null },
  getClientExtensionResults: () => ({}),
};

type Get = (options: CredentialRequestOptions) => Promise<unknown>;
const get = jest.fn<Get>();
let hasSuggestions = false;

// biome-ignore lint/complexity/noStaticOnlyClass: stands for the browser's class
class FakePublicKeyCredential {
  static isConditionalMediationAvailable = async () => hasSuggestions;
}

/** a question that waits until the library takes it back */
const pending: Get = ({ signal }) =>
  new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));

beforeEach(() => {
  hasSuggestions = false;
  get.mockReset();
  Object.assign(window, { PublicKeyCredential: FakePublicKeyCredential });
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get } });
});
afterEach(() => {
  Reflect.deleteProperty(window, 'PublicKeyCredential');
  Reflect.deleteProperty(navigator, 'credentials');
});

const open = () => renderInPage(<LoginPage next="/chat/12" options={EMAIL_ONLY} />, signInAnswers());
const BUTTON = { name: 'Log in with a passkey' };

it('a tourist logs in with a passkey', async () => {
  get.mockResolvedValue(CREDENTIAL);
  const { user, path, sent } = open();
  await user.click(screen.getByRole('button', BUTTON));
  await waitFor(() => expect(path()).toBe('/chat/12'));
  expect(sent(BY_PASSKEY)).toMatchObject([{ credential: { id: 'AQID', type: 'public-key' } }]);
});

it('a tourist picks the passkey among the suggestions of the field', async () => {
  hasSuggestions = true;
  get.mockResolvedValue(CREDENTIAL);
  const { path } = open();
  await waitFor(() => expect(path()).toBe('/chat/12'));
  expect(get.mock.calls).toMatchObject([[{ mediation: 'conditional' }]]);
});

it('the suggestions are taken back when the code is asked for', async () => {
  hasSuggestions = true;
  get.mockImplementation(pending);
  const { user, sent } = open();
  await waitFor(() => expect(get).toHaveBeenCalledTimes(1));
  const signal = get.mock.calls[0]?.[0].signal;
  expect(signal?.aborted).toBe(false);
  await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'kate@cairn.example');
  await user.click(screen.getByRole('button', { name: 'Send me a code' }));
  await screen.findByRole('textbox', { name: 'One-time code' });
  await waitFor(() => expect(signal?.aborted).toBe(true));
  expect(sent(SEND_CODE)).toHaveLength(1);
  expect(screen.queryByRole('alert', { name: /./ })).toBeNull();
});

it('whoever closes the dialog of the browser is where they were', async () => {
  get.mockRejectedValue(Object.assign(new Error('not allowed'), { name: 'NotAllowedError' }));
  const { user, sent, path } = open();
  await user.click(screen.getByRole('button', BUTTON));
  await waitFor(() => expect(get).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(screen.getByRole('button', BUTTON).getAttribute('aria-busy')).toBeNull());
  expect([sent(BY_PASSKEY), path()]).toEqual([[], '/here']);
  expect(screen.queryByText('Please try again later')).toBeNull();
});

it('a browser that knows no passkeys offers none and asks the api nothing', () => {
  Reflect.deleteProperty(window, 'PublicKeyCredential');
  const { sent } = open();
  expect(screen.queryByRole('button', BUTTON)).toBeNull();
  expect(sent(PASSKEY_OPTIONS)).toEqual([]);
});
