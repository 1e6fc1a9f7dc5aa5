import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { settingsAnswers } from '../../../testing/settings-answers.ts';
import { panel, show, showsSettings } from '../../../testing/show-settings.tsx';

showsSettings();

/** what the browser asks before a tab is closed: null when it does not */
function closeTab(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

it('whoever leaves with something unsaved is asked, may stay with what they typed, or leave', async () => {
  const { user, path, back } = show(settingsAnswers(), { history: ['/trips'] });
  const profile = await panel('Profile');
  const name = profile.getByLabelText<HTMLInputElement>('First name');
  expect(closeTab()).toBe(false);
  await user.type(name, 'rina');
  expect(closeTab()).toBe(true);
  await user.tab();
  const left = document.activeElement;
  await back();
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
  await user.click(dialog.getByRole('button', { name: 'Stay here' }));
  // and is where they were
  await waitFor(() => expect(document.activeElement).toBe(left));
  expect([path(), name.value, screen.queryByRole('alertdialog')]).toEqual(['/settings', 'Katerina', null]);
  await back();
  await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
  await waitFor(() => expect(path()).toBe('/trips'));
});

it('whoever has saved or typed nothing leaves at once', async () => {
  const { user, path, back } = show(settingsAnswers(), { history: ['/trips'] });
  const profile = await panel('Profile');
  await user.type(profile.getByLabelText('First name'), 'rina');
  await user.click(profile.getByRole('button', { name: 'Save changes' }));
  await profile.findByText('Saved');
  expect(closeTab()).toBe(false);
  await back();
  await waitFor(() => expect(path()).toBe('/trips'));
});
