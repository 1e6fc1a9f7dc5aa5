import { ToastRegion } from '@cairn/shared-contracts/ui/toast';
import { afterEach, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderInPage } from '../../../testing/render-in-page.ts';
import { VoiceButton } from './voice-button.tsx';

const open = () =>
  renderInPage(
    <>
      <ToastRegion />
      <VoiceButton onVoice={() => undefined} />
    </>,
  );

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'MediaRecorder');
  Reflect.deleteProperty(navigator, 'mediaDevices');
});

it('a browser that cannot record does not offer it', () => {
  open();
  expect(screen.queryByRole('button')).toBeNull();
});

it('a microphone that is denied says so, word for word by specification §8', async () => {
  Object.assign(globalThis, { MediaRecorder: class {} });
  const getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true });
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Record a voice message' }));
  expect(await screen.findByText('The microphone access is denied')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Close' }));
});
