import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderInPage } from '../../../testing/render-in-page.ts';
import { PayLinkPage } from './pay-link-page.tsx';

const SEND = 'POST /crm/api/request/send-payment-link';
const SENT = () => ({ body: { result: true, resend_in: 0 } });

it('whoever has only the number types the e-mail, and is told the same whatever there is', async () => {
  const { user, sent } = renderInPage(<PayLinkPage number={7} />, { [SEND]: SENT });
  await user.type(screen.getByRole('textbox', { name: 'E-mail' }), ' kate@cairn.example ');
  await user.click(screen.getByRole('button', { name: 'Send me the link' }));
  const said = 'If booking 7 was made with kate@cairn.example, the link is on its way.';
  expect((await screen.findByRole('status')).textContent).toBe(said);
  await user.click(screen.getByRole('button', { name: 'Send it again' }));
  expect(sent(SEND)).toEqual([
    { id: 7, email: 'kate@cairn.example' },
    { id: 7, email: 'kate@cairn.example' },
  ]);
  await user.click(screen.getByRole('button', { name: 'Use another e-mail' }));
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveProperty('value', 'kate@cairn.example');
});

it('nothing is sent for what is no e-mail', async () => {
  const { user, sent } = renderInPage(<PayLinkPage number={7} />, { [SEND]: SENT });
  await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'kate');
  await user.click(screen.getByRole('button', { name: 'Send me the link' }));
  expect(screen.getByRole('textbox', { name: 'E-mail' }).getAttribute('aria-invalid')).toBe('true');
  expect(sent(SEND)).toEqual([]);
});

it('after too many it says so, and another log-in leads back here', async () => {
  const { user } = renderInPage(<PayLinkPage number={7} />, {
    [SEND]: () => ({ status: 429, body: { message: 'Too many links were asked for.', code: 'too_many_tries' } }),
  });
  await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'kate@cairn.example');
  await user.click(screen.getByRole('button', { name: 'Send me the link' }));
  expect(await screen.findByText('Too many links were asked for.')).toBeTruthy();
  const login = screen.getByRole('link', { name: 'Is it your booking? Log in' });
  expect(login.getAttribute('href')).toMatch(/^\/login\?next=/);
});
