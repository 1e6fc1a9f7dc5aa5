import { ToastRegion } from '@cairn/shared-contracts/ui/toast';
import { afterEach, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { renderInPage } from '../../../testing/render-in-page.ts';
import { VoiceButton } from './voice-button.tsx';

const open = () =>
  renderInPage(
    <>
      <ToastRegion />
      <VoiceButton onVoice={() => undefined} />
    </>,
  );

function withMicrophone(getUserMedia: () => Promise<MediaStream>) {
  Object.assign(globalThis, { MediaRecorder: class {} });
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true });
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'MediaRecorder');
  Reflect.deleteProperty(navigator, 'mediaDevices');
});

it('a browser that cannot record does not offer it', () => {
  open();
  expect(screen.queryByRole('button')).toBeNull();
});

it.each([
  // word for word by specification §8
  ['that is denied', 'NotAllowedError', 'The microphone access is denied'],
  ['that is not there', 'NotFoundError', 'No microphone was found'],
  ['that another program holds', 'NotReadableError', 'Nothing could be heard'],
])('a microphone %s says so', async (_which, name, words) => {
  withMicrophone(() => Promise.reject(new DOMException('no', name)));
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Record a voice message' }));
  expect(await screen.findByText(words)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Close' }));
});

it('a microphone that is allowed after the conversation was left is turned off, and is asked for once', async () => {
  const { promise: allowed, resolve: allow } = Promise.withResolvers<MediaStream>();
  const ask = jest.fn(() => allowed);
  withMicrophone(ask);
  const { user, unmount } = open();
  for (let presses = 0; presses < 2; presses += 1)
    await user.click(screen.getByRole('button', { name: 'Record a voice message' }));
  unmount();
  const stop = jest.fn();
  // of a stream only what is used
  allow({ getTracks: () => [{ stop }] } as unknown as MediaStream);
  await waitFor(() => expect(stop).toHaveBeenCalledTimes(1));
  expect(ask).toHaveBeenCalledTimes(1);
});
