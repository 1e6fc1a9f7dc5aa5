import type { Profile } from '@cairn/shared-contracts/api/user.schema';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { renderInPage } from '../../../testing/render-in-page.ts';
import { CallOrganizer } from './call-organizer.tsx';

const CODE = 'POST /crm/api/phone-code/organizer';
const BUTTON = { name: 'Call the organizer' };
const organizer = { canCall: true, shouldShowCallOrganizerButton: true };
const webCalls = { canCall: true, canCallToOrganizer: true };
// of the profile only what counts here
const KATE = { id: 9, first_name: 'Kate', email: 'kate@example.org' } as Profile;

beforeEach(() => sessionStorage.clear());

describe('the call of an organizer, on their page', () => {
  it.each([
    ['by default', {}, KATE, false],
    ['where organizers cannot be called', { organizer: { ...organizer, canCall: false }, webCalls }, KATE, false],
    ['without its button', { organizer: { canCall: true }, webCalls }, KATE, false],
    ['where the site makes no such calls', { organizer }, KATE, false],
    ['for a guest', { organizer, webCalls }, null, false],
    ['for a member, where all are on', { organizer, webCalls }, KATE, true],
  ])('%s: %#', async (_case, site, user, isThere) => {
    const view = renderInPage(<CallOrganizer organizerId={4} />, {}, { site, user });
    if (user) await waitFor(() => expect(view.calls.length).toBeGreaterThan(0));
    expect(screen.queryByRole('button', BUTTON) !== null).toBe(isThere);
  });

  it('gives a number and a code', async () => {
    const body = { name: 'Ala-Too Trekking', phone: '+44 20 7946 0182', code: '04711', expires_in: 600 };
    const { user, sent } = renderInPage(
      <CallOrganizer organizerId={4} />,
      { [CODE]: () => ({ body }) },
      { site: { organizer, webCalls }, user: KATE },
    );
    await user.click(await screen.findByRole('button', BUTTON));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(/^Dial \+44 20 7946 0182 and enter the code 04711/)).toBeTruthy();
    expect(sent(CODE)).toEqual([{ tour_organizer_id: 4, timezone: expect.any(String) }]);
  });
});
