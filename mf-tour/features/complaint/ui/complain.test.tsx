import { beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { renderInPage } from '../../../testing/render-in-page.ts';
import { aTour } from '../../../testing/sample-tour.ts';
import { Complain } from './complain.tsx';

const CALL = 'POST /crm/api/tour/complaint';

async function open(calls = {}) {
  const view = renderInPage(<Complain tour={aTour} />, calls);
  await view.user.click(screen.getByRole('button', { name: 'Report a problem' }));
  const dialog = await screen.findByRole('dialog', { name: 'What is wrong with this tour?' });
  return { ...view, dialog: within(dialog) };
}
const words = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Your complaint/ }).value;

beforeEach(() => sessionStorage.clear());

describe('a visitor says that something is wrong', () => {
  it('in their own words, and hears that it was received', async () => {
    const { user, dialog, sent } = await open({ [CALL]: () => ({ body: { result: true } }) });
    await user.type(dialog.getByRole('textbox', { name: /Your complaint/ }), ' The hut is closed <b>now</b> ');
    await user.click(dialog.getByRole('button', { name: 'Send the complaint' }));
    expect((await dialog.findByRole('status')).textContent).toContain('Complaint received');
    expect(sent(CALL)).toEqual([{ tour_id: 42, text: 'The hut is closed <b>now</b>' }]);
  });

  it('and is told when nothing was written', async () => {
    const { user, dialog, sent } = await open();
    await user.click(dialog.getByRole('button', { name: 'Send the complaint' }));
    expect((await dialog.findAllByText('Required field')).length).toBeGreaterThan(0);
    expect(sent(CALL)).toEqual([]);
  });

  it('and loses nothing of it when the api refuses', async () => {
    const refusal = { status: 422, body: { message: 'No', code: 'x', errors: { text: ['Maximum 2000 characters'] } } };
    const { user, dialog } = await open({ [CALL]: () => refusal });
    const field = dialog.getByRole('textbox', { name: /Your complaint/ });
    await user.type(field, 'Wrong price');
    await user.click(dialog.getByRole('button', { name: 'Send the complaint' }));
    expect((await dialog.findAllByText('Maximum 2000 characters')).length).toBeGreaterThan(0);
    expect(field instanceof HTMLTextAreaElement && field.value).toBe('Wrong price');
  });

  it.each<[string, object]>([
    ['before it is sent', {}],
    ['after the connection was lost', { [CALL]: () => null }],
  ])('and finds it again when the dialog is closed %s', async (_when, calls) => {
    const { user, dialog } = await open(calls);
    await user.type(dialog.getByRole('textbox', { name: /Your complaint/ }), 'Wrong price');
    if (CALL in calls) {
      await user.click(dialog.getByRole('button', { name: 'Send the complaint' }));
      await dialog.findByText(/No connection/);
    }
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('button', { name: 'Report a problem' }));
    await screen.findByRole('dialog');
    expect(words()).toBe('Wrong price');
  });

  it('and finds it again after the page was reloaded by hand', async () => {
    const { user, dialog } = await open();
    await user.type(dialog.getByRole('textbox', { name: /Your complaint/ }), 'Wrong price');
    window.dispatchEvent(new Event('pagehide'));
    cleanup();
    await open();
    expect(words()).toBe('Wrong price');
  });

  it('and starts anew once it was received', async () => {
    const { user, dialog } = await open({ [CALL]: () => ({ body: { result: true } }) });
    await user.type(dialog.getByRole('textbox', { name: /Your complaint/ }), 'Wrong price');
    await user.click(dialog.getByRole('button', { name: 'Send the complaint' }));
    await dialog.findByRole('status');
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('button', { name: 'Report a problem' }));
    await screen.findByRole('dialog');
    expect(words()).toBe('');
  });
});
