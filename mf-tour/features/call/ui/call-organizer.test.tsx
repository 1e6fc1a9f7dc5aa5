import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderInPage } from '../../../testing/render-in-page.tsx';
import { aTour } from '../../../testing/sample-tour.ts';
import { CallOrganizer } from './call-organizer.tsx';

const HELP = 'POST /spa/submit-help-request';
const ON = { tour: { shouldShowCallOrganizerButton: true }, organizer: { canCall: true } };

describe('a tourist calls the organizer', () => {
  it.each([
    ['by default', {}, false],
    ['when only the button is on', { tour: ON.tour }, false],
    ['when only calls are on', { organizer: ON.organizer }, false],
    ['when both are on', ON, true],
  ])('%s', (_case, site, isThere) => {
    renderInPage(<CallOrganizer tour={aTour} />, {}, { site });
    expect(screen.queryByRole('button', { name: 'Call the organizer' }) !== null).toBe(isThere);
  });

  it('by leaving a number', async () => {
    const calls = { [HELP]: () => ({ body: { result: true } }) };
    const { user, sent } = renderInPage(<CallOrganizer tour={aTour} />, calls, { site: ON });
    await user.click(screen.getByRole('button', { name: 'Call the organizer' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Talk to Ala-Too Trekking' }));
    await user.type(dialog.getByRole('textbox', { name: /Phone/ }), '+420777123456');
    await user.click(dialog.getByRole('button', { name: 'Ask for a call' }));
    expect((await screen.findByRole('status')).textContent).toContain('+420777123456');
    expect(sent(HELP)).toEqual([{ type: 'phone_call_request', phone: '+420777123456', tour_id: 42, organizer_id: 7 }]);
  });
});
