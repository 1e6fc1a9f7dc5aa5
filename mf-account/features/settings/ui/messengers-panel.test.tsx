import { expect, it, jest } from '@jest/globals';
import { api, refuse, settingsAnswers } from '../../../testing/settings-answers.ts';
import { panel, show, showsSettings } from '../../../testing/show-settings.tsx';

showsSettings();

it('shows the messengers that there are, and disconnects one', async () => {
  const { user, sent } = show();
  const messengers = await panel('Messengers');
  expect(await messengers.findByRole('button', { name: 'Connect: WhatsApp' })).toBeTruthy();
  expect(messengers.queryByText('VK')).toBeNull();
  await user.click(messengers.getByRole('button', { name: 'Disconnect: Telegram' }));
  expect(await messengers.findByText('Telegram is disconnected.')).toBeTruthy();
  expect(sent(api('disconnect-messenger'))).toEqual([{ source: 'telegram' }]);
});

it('connects a messenger by a code that is shown, can be copied, and opens the messenger', async () => {
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const answers = settingsAnswers();
  const { user, sent } = show(answers);
  const messengers = await panel('Messengers');
  await user.click(await messengers.findByRole('button', { name: 'Connect: WhatsApp' }));
  expect((await messengers.findByRole('status', { name: 'Code' })).textContent).toBe('K7QX2M4P');
  expect(messengers.getByRole('link', { name: 'Open WhatsApp' }).getAttribute('href')).toBe(
    'https://wa.example/1?text=K7QX2M4P',
  );
  await user.click(messengers.getByRole('button', { name: 'Copy the code' }));
  expect(await messengers.findByText('The code is copied.')).toBeTruthy();
  expect(write.mock.calls).toEqual([['K7QX2M4P']]);
  expect(sent('POST /crm/api/chat/generate-connection-code')).toEqual([{ source_id: 'whatsapp' }]);
  expect(await messengers.findByText('WhatsApp is connected.')).toBeTruthy();
  expect(messengers.queryByRole('status', { name: 'Code' })).toBeNull();
  write.mockRestore();
});

it('says why no code can be had', async () => {
  const message = 'Not on this site';
  const { user } = show({
    ...settingsAnswers(),
    'POST /crm/api/chat/generate-connection-code': () => refuse(422, 'channel_unavailable', message),
  });
  const messengers = await panel('Messengers');
  await user.click(await messengers.findByRole('button', { name: 'Connect: WhatsApp' }));
  expect(await messengers.findByText(message)).toBeTruthy();
});
