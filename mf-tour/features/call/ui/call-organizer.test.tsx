import type { Profile } from '@cairn/shared-contracts/api/user.schema';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { renderInPage } from '../../../testing/render-in-page.ts';
import { aTour } from '../../../testing/sample-tour.ts';
import { CallOrganizer } from './call-organizer.tsx';

const HELP = 'POST /spa/submit-help-request';
const CODE = 'POST /crm/api/phone-code/organizer';
const BUTTON = { name: 'Call the organizer' };
const DIALOG = { name: 'Talk to Ala-Too Trekking' };
const phone = '+44 20 7946 0182';
const organizer = { canCall: true };
const ON = { tour: { shouldShowCallOrganizerButton: true }, organizer };
const DIAL = { ...ON, webCalls: { canCall: true, canCallToOrganizer: true } };
// of the profile only what counts here
const KATE = { id: 9, first_name: 'Kate', email: 'kate@example.org' } as Profile;

/** the page of somebody who is logged in, when it knows so */
async function openAsKate(site: object, calls: Parameters<typeof renderInPage>[1]) {
  const view = renderInPage(<CallOrganizer tour={aTour} />, calls, { site, user: KATE });
  await waitFor(() => expect(view.calls.length).toBeGreaterThan(0));
  await view.user.click(screen.getByRole('button', BUTTON));
  return { ...view, dialog: within(await screen.findByRole('dialog', DIALOG)) };
}

beforeEach(() => sessionStorage.clear());

describe('a tourist calls the organizer', () => {
  it.each([
    ['by default', {}, false],
    ['when only the button is on', { tour: ON.tour }, false],
    ['when only calls are on', { organizer }, false],
    ['when both are on', ON, true],
    [
      'when organizers show the button wherever they are introduced',
      { organizer: { canCall: true, shouldShowCallOrganizerButton: true } },
      true,
    ],
  ])('%s', (_case, site, isThere) => {
    renderInPage(<CallOrganizer tour={aTour} />, {}, { site });
    expect(screen.queryByRole('button', BUTTON) !== null).toBe(isThere);
  });

  it('by leaving a number', async () => {
    const calls = { [HELP]: () => ({ body: { result: true } }) };
    const { user, sent } = renderInPage(<CallOrganizer tour={aTour} />, calls, { site: DIAL });
    await user.click(screen.getByRole('button', BUTTON));
    const dialog = within(await screen.findByRole('dialog', DIALOG));
    await user.type(dialog.getByRole('textbox', { name: /Phone/ }), '+420777123456');
    await user.click(dialog.getByRole('button', { name: 'Ask for a call' }));
    expect((await screen.findByRole('status')).textContent).toContain('+420777123456');
    expect(sent(HELP)).toEqual([{ type: 'phone_call_request', phone: '+420777123456', tour_id: 42, organizer_id: 7 }]);
  });

  it('by a number that is still there when the dialog is opened again', async () => {
    const calls = { [HELP]: () => ({ body: { result: true } }) };
    const { user, sent } = renderInPage(<CallOrganizer tour={aTour} />, calls, { site: ON });
    await user.click(screen.getByRole('button', BUTTON));
    await user.type(await screen.findByRole('textbox', { name: /Phone/ }), '+420777123456');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('button', BUTTON));
    await screen.findByDisplayValue(/777 ?123 ?456/);
    await user.click(screen.getByRole('button', { name: 'Ask for a call' }));
    await screen.findByRole('status');
    expect(sent(HELP)).toEqual([expect.objectContaining({ phone: '+420777123456' })]);
  });

  it('at once, with a number and a code, when logged in where the site has such calls', async () => {
    const { dialog, sent } = await openAsKate(DIAL, {
      [CODE]: () => ({ body: { name: 'Ala-Too Trekking', phone, code: '04711', expires_in: 960 } }),
    });
    const number = await dialog.findByRole('link', { name: phone });
    expect(number.getAttribute('href')).toBe('tel:+442079460182');
    const said = dialog.getByRole('status').textContent;
    expect(said).toContain('04711');
    expect(said).toContain('16 minutes');
    expect(sent(CODE)).toEqual([{ tour_organizer_id: 7, timezone: expect.any(String) }]);
  });

  it('by leaving a number when no code can be had, or when that suits better', async () => {
    const refused = () => ({
      status: 409,
      body: { code: 'no_call_number', message: 'Calls are not possible right now' },
    });
    const { dialog } = await openAsKate(DIAL, { [CODE]: refused });
    expect(await dialog.findByRole('textbox', { name: /Phone/ })).toBeTruthy();
  });
});
