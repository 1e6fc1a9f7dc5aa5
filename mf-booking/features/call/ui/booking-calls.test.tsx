import type { SiteInput } from '@cairn/shared-contracts/domain/site';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { KATE } from '../../../testing/profile.ts';
import { renderInPage } from '../../../testing/render-in-page.ts';
import { booking } from '../../../testing/samples.ts';
import { BookingCalls } from './booking-calls.tsx';

const BOTH = { canCall: true, canCallToOrganizer: true, canCallToSupport: true };
const ORGANIZER = 'POST /crm/api/phone-code/organizer';
const SUPPORT = 'POST /crm/api/phone-code/web-call-data';
const phone = '+44 20 7946 0182';
/** in a sentence it stays on one line */
const shown = phone.replaceAll(' ', '\u00a0');

async function open(webCalls: SiteInput['webCalls'], user: typeof KATE | null = KATE) {
  const view = renderInPage(
    <BookingCalls booking={booking()} />,
    {
      [ORGANIZER]: () => ({ body: { name: 'Ala-Too Trekking', phone, code: '04711', expires_in: 960 } }),
      [SUPPORT]: () => ({ body: { name: 'Cairn', phone, code: null, expires_in: 0 } }),
    },
    { user, ...(webCalls ? { site: { webCalls } } : {}) },
  );
  await waitFor(() => expect(view.calls.length).toBeGreaterThan(0));
  return view;
}

describe('calls from a booking', () => {
  it.each<[string, SiteInput['webCalls'], boolean, boolean]>([
    ['by default', {}, false, false],
    ['while all calls are off', { ...BOTH, canCall: false }, false, false],
    ['when only organizers may be called', { ...BOTH, canCallToSupport: false }, true, false],
    ['when only the support may be called', { ...BOTH, canCallToOrganizer: false }, false, true],
    ['when both may be called', BOTH, true, true],
  ])('to the organizer and to the support, %s', async (_case, webCalls, organizer, support) => {
    await open(webCalls);
    if (organizer || support) await screen.findAllByRole('button');
    expect(screen.queryByRole('button', { name: 'Call Aigerim' }) !== null).toBe(organizer);
    expect(screen.queryByRole('button', { name: 'Call support' }) !== null).toBe(support);
  });

  it('are not for guests', async () => {
    await open(BOTH, null);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('give a number and a code for the organizer', async () => {
    const { user, sent } = await open(BOTH);
    await user.click(await screen.findByRole('button', { name: 'Call Aigerim' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Call Ala-Too Trekking' }));
    expect(dialog.getByRole('status').textContent).toBe(
      `Dial ${shown} and enter the code 04711. It is valid for 16 minutes.`,
    );
    expect(sent(ORGANIZER)).toEqual([{ tour_organizer_id: 3, timezone: expect.any(String) }]);
  });

  it('give a number for the support', async () => {
    const { user, sent } = await open(BOTH);
    await user.click(await screen.findByRole('button', { name: 'Call support' }));
    expect((await screen.findByRole('status')).textContent).toBe(`Dial ${shown}.`);
    expect(sent(SUPPORT)).toEqual([{ is_support_call: true }]);
  });
});
