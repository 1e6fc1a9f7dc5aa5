import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { renderInPage } from '../../../testing/render-in-page.ts';
import { refuse } from '../../../testing/sign-in-answers.ts';
import { UnsubscribePage } from './unsubscribe-page.tsx';

const END = 'POST /crm/api/user/unsubscribe';
const PATH = { path: '/unsubscribe?token=price_drops-3.signed' };

describe('the link at the end of an e-mail', () => {
  it('ends its kind by one press, and leaves the address bar', async () => {
    const answer = () => ({ body: { result: true, ended: 'price_drops' } });
    const { user, sent, path } = renderInPage(<UnsubscribePage />, { [END]: answer }, PATH);
    await waitFor(() => expect(path()).toBe('/unsubscribe'));
    expect(sent(END)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Unsubscribe' }));
    expect(await screen.findByText('You will get no more e-mails about price drops on favourites.')).toBeTruthy();
    expect(sent(END)).toEqual([{ token: 'price_drops-3.signed' }]);
    expect(screen.getByRole('link', { name: 'Choose what you are told' }).getAttribute('href')).toBe(
      '/settings#notifications',
    );
  });

  it('that was cut leads to the settings', async () => {
    const dead = () => refuse(422, 'link_expired', 'This link no longer works.');
    const { user } = renderInPage(<UnsubscribePage />, { [END]: dead }, PATH);
    await user.click(await screen.findByRole('button', { name: 'Unsubscribe' }));
    expect(await screen.findByText('It is incomplete, was used before or is too old.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Choose what you are told' })).toBeTruthy();
  });

  it('can be pressed again when there was no connection', async () => {
    let isAway = true;
    const answer = () => (isAway ? null : { body: { result: true, ended: 'journal' } });
    const { user } = renderInPage(<UnsubscribePage />, { [END]: answer }, PATH);
    await user.click(await screen.findByRole('button', { name: 'Unsubscribe' }));
    expect((await screen.findByRole('alert')).textContent).toContain('No connection');
    isAway = false;
    await user.click(screen.getByRole('button', { name: 'Unsubscribe' }));
    expect(await screen.findByText('You will get no more e-mails about the journal.')).toBeTruthy();
  });
});
